"""The Action phase, kind by kind in printed order (RC-8)."""
