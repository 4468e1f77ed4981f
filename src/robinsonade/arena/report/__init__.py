"""What came of series, for people: tables and plots as Markdown, CSV, SVG and one HTML page."""
