/// A message of a known type that could not be decoded or violates a constraint.
nonisolated public struct InvalidMessage: Error, Hashable, CustomStringConvertible, CustomReflectable {
  /// The message's name in its schema.
  public let messageName: String
  /// Every reason, in the order of the fields' failures; never empty. Of very many the first 64.
  public let failures: [MessageFailure]
  /// The text as it came.
  public let raw: String

  public init(messageName: String, failures: [MessageFailure], raw: String) {
    self.messageName = messageName
    self.failures = failures
    self.raw = raw
  }

  public static func == (a: InvalidMessage, b: InvalidMessage) -> Bool {
    UTF8Text.areSame(a.raw, b.raw) && a.messageName == b.messageName && a.failures == b.failures
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(UTF8Text(raw)) }

  public var description: String {
    var lines = "invalid \(messageName):"
    for failure in failures { lines += "\n  \(failure)" }
    return lines
  }

  /// What `dump` shows: all but `raw`, in which there may be sensitive values.
  public var customMirror: Mirror {
    Mirror(self, children: ["messageName": messageName, "failures": failures], displayStyle: .struct)
  }
}
