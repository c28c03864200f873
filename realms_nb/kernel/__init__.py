"""The games on whole numbers, compiled: a twin of Minute Realms, and boards of Realm of Sand for looking ahead."""
