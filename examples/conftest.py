"""What of the examples can be imported here."""

from importlib.util import find_spec

# tests/envs says loudly that the example is not tested where JAX is missing.
collect_ignore = [] if find_spec("jax") else ["policy_gradient.py"]
