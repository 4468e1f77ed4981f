"""Island board games with one readable engine."""

__version__ = "0.1.0"
