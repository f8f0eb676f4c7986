import Foundation

/// What few messages need while they are read: out of the reader, which most of them pass around.
nonisolated final class JSONExtras {
  /// A thing that a value cannot hold.
  enum Note {
    /// The text that a URL was made of.
    case text(UnknownKeys.URLText)
    /// A member of a map, whose key is to Swift the same as a later one.
    case twin(UnknownKeys.Entry)
  }

  /// Of the fields that are being read, the outer ones first.
  var notes: [(place: String, note: Note)] = []
  /// Unknown keys of the envelope, for the message that is about to be read.
  var envelopeKeys = UnknownKeys()
  /// The same of an envelope of `reads`: the members of its root, of which those with a meaning are left out.
  var leftovers: [UnknownKeys.Entry] = []
  /// What the message remembers of its identity; empty where it remembers nothing.
  var identities: [JSONIdentity] = []
  /// What travels beside the JSON.
  var slots: [String: String] = [:]
  /// What stands beside the identity.
  var slotMembers = JSONMembers()
  /// The late keys that objects have.
  var lateKeys: Set<Int> = []
}
