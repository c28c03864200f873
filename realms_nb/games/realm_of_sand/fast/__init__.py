"""Looking ahead in Realm of Sand, compiled."""
