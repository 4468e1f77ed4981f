"""A Ray cluster of two nodes on this machine, as a program of its own.

It says its address in its first line. A line to it kills the second node, by signal 9, as soon as
that one is playing; then it says so. The end of its input ends the cluster.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

os.environ["RAY_USAGE_STATS_ENABLED"] = "0"

from ray.cluster_utils import Cluster

# Somebody who does not answer for some seconds is dead.
SOON = {
    "health_check_initial_delay_ms": 0,
    "health_check_period_ms": 500,
    "health_check_timeout_ms": 2000,
    "health_check_failure_threshold": 4,
    "worker_niceness": 0,  # else they wait for everybody else
}
STORE = 80 * 1024 * 1024  # bytes for what is handed around, as little as there may be
TASK = b"ray::play_there"


def is_playing(raylet: int) -> bool:
    """Is a worker of this node in the middle of a chunk?"""
    for process in Path("/proc").iterdir():
        try:
            if not process.name.isdecimal():
                continue
            parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            if parent == raylet and (process / "cmdline").read_bytes().startswith(TASK):
                return True
        except OSError:
            continue  # it has just ended
    return False


def main() -> None:
    cluster = Cluster(
        initialize_head=True,
        head_node_args={
            "num_cpus": 1,
            "object_store_memory": STORE,
            "include_dashboard": False,
            "_system_config": SOON,
        },
    )
    second = cluster.add_node(num_cpus=1, object_store_memory=STORE)
    cluster.wait_for_nodes()
    print(cluster.address, flush=True)
    raylet = second.all_processes["raylet"][0].process.pid
    for _ in sys.stdin:
        while not is_playing(raylet):
            time.sleep(0.01)
        cluster.remove_node(second, allow_graceful=False)
        print("killed", flush=True)
    cluster.shutdown()


if __name__ == "__main__":
    main()
