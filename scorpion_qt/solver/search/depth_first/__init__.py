"""The search over layouts under the real rules, which asks an oracle about each layout."""
