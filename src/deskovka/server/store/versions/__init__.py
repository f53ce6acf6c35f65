"""The history of the schema, one module a step."""
