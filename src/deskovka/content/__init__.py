"""What games are made of besides rules: set-ups, tables and editions, words, clauses."""
