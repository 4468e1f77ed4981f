"""The example game subclasses the engine's classes, which only their pure form allows."""

from robinsonade.kernel import table

collect_ignore_glob = [] if str(table.__file__).endswith(".py") else ["*.py"]
