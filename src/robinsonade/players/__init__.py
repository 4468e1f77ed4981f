"""Those who choose: they are handed what their seat may know, never the table itself."""
