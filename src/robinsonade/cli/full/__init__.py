"""The full screen: the same session as line by line, with panes, keys and a mouse.

The conversation runs in a thread of its own and knows nothing of panes: what it says goes to a
`Face`, which hands it to the app; what it asks is answered by a line, as if somebody had typed it.
"""
