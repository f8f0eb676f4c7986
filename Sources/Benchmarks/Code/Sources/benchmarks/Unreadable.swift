/// A payload that did not become the message it is.
struct Unreadable: Error {}
