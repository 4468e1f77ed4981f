"""The fields of slotted classes: what is saved and in which order."""

from __future__ import annotations


def field_names(cls: type) -> tuple[str, ...]:
    """The fields of a slotted class in the order of its declaration, those of its bases first."""
    names: list[str] = []
    for base in reversed(cls.__mro__):
        # A compiled class names the fields of its bases too, after its own.
        own = base.__dict__.get("__mypyc_attrs__", base.__dict__.get("__slots__", ()))
        names += [name for name in own if name not in names and not name.startswith("__")]
    return tuple(names)
