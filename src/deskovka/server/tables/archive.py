"""Looking back: replay, records, going on from an earlier moment, and checking that chance was fair."""
