"""Everything that lies on the table, and what each seat may imagine of it."""
