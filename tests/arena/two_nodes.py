"""A Ray cluster of two nodes with one processor each on this machine, as a program of its own.

It says its address in its first line. A line to it kills the second node by signal 9, then it says
so. The end of its input ends the cluster.
"""

from __future__ import annotations

import os
import sys

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

PATIENCE = 600  # seconds
SETTINGS = {
    # A node that is not there four times is dead; one that is slow is not.
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": PATIENCE * 1000,
    "health_check_failure_threshold": 4,
    "worker_niceness": 0,  # else they wait for everybody else
}
STORE = 80 * 1024 * 1024  # bytes for what is handed around, as little as there may be


def main() -> None:
    head = {"num_cpus": 1, "object_store_memory": STORE, "include_dashboard": False}
    cluster = Cluster(initialize_head=True, head_node_args=head | {"_system_config": SETTINGS})
    second = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    cluster.wait_for_nodes(timeout=PATIENCE)
    print(cluster.address, flush=True)
    for _ in sys.stdin:
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
