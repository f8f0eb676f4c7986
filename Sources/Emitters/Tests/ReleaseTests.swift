import Schema

/// What a release recorded of the messages of a target, and what is expected of them.
public struct ReleaseTests: Sendable {
  public struct Message: Sendable {
    /// The message's name in the release.
    public let name: String
    public let examples: [Example]

    public init(name: String, examples: [Example]) {
      self.name = name
      self.examples = examples
    }
  }

  public struct Example: Sendable {
    public enum Outcome: Sendable {
      /// A message of that name; the values of its fields as a JSON object.
      case message(String, values: String)
      case invalid
      case unrecognized
    }

    public let name: String
    public let content: String
    public let slots: [String: String]
    public let externalID: TypeID.Value?
    public let outcome: Outcome
    /// Why it is not what it was, for people; a line each.
    public let remarks: [String]

    public init(
      name: String, content: String, slots: [String: String] = [:], externalID: TypeID.Value? = nil, outcome: Outcome,
      remarks: [String] = []
    ) {
      self.name = name
      self.content = content
      self.slots = slots
      self.externalID = externalID
      self.outcome = outcome
      self.remarks = remarks
    }
  }

  /// Its version.
  public let release: String
  /// Its folder.
  public let path: String
  public let messages: [Message]

  public init(release: String, path: String, messages: [Message]) {
    self.release = release
    self.path = path
    self.messages = messages
  }
}
