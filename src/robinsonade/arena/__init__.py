"""Many games: batches over several processes, statistics, benchmarks."""
