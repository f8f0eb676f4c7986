import Inspection
import MessageRuntime
import Schema
import SourceText

/// Messages as a release writes them, with what is in them: one file beside its `release.yaml` for each type of message.
public struct ReleaseFixture: Hashable, Sendable {
  /// A message as it is sent, and its values for readers in any language.
  public struct Example: Hashable, Sendable {
    public let name: String
    /// As `encode()` writes it.
    public let content: String
    /// What is sent beside the JSON.
    public let slots: [String: String]
    /// The id in the SDK's own field.
    public let externalID: TypeID.Value?
    /// An object with a value for each field by its name, in the order of the schema.
    public let values: JSONValue
  }

  /// The message's name in its schema.
  public let message: String
  /// Their names differ; never empty.
  public let examples: [Example]

  /// The files of a release, by name: one for each message that is new, or whose examples differ from those of an
  /// earlier release. Drafts have none.
  public static func all(
    of schema: Schema, changedSince base: Schema?
  ) -> [(fileName: String, text: String)] {
    let (inspector, baseInspector) = (Inspector(schema), base.map { Inspector($0) })
    let released = schema.messages.filter { $0.stability != .draft }
    let files = released.compactMap { message -> (fileName: String, text: String)? in
      guard let text = ReleaseFixture(message, by: inspector)?.text else { return nil }
      let before = base?.messages.first { $0.name == message.name && $0.stability != .draft }
      if let baseInspector, let before, ReleaseFixture(before, by: baseInspector)?.text == text { return nil }
      return (message.name + ".json", text)
    }
    return files.sorted { $0.fileName.utf8.lexicographicallyPrecedes($1.fileName.utf8) }
  }
}

extension ReleaseFixture {
  /// nil: no value is known that satisfies the message's own rules.
  public init?(_ message: Message, by inspector: Inspector) {
    let examples = FixtureExamples(message, by: inspector).all
    if examples.isEmpty { return nil }
    self.init(message: message.name, examples: examples.map { Example($0, of: message, in: inspector.schema) })
  }
}

extension ReleaseFixture.Example {
  fileprivate init(_ example: ExampleMessage, of message: Message, in schema: Schema) {
    name = example.name ?? ""
    content = example.json
    slots = example.slots
    externalID = example.externalID
    let values = zip(message.fields, example.values).map { field, entry in
      (key: field.name, value: JSONValue(entry.value.value, field.type, in: schema))
    }
    self.values = JSONValue(members: values)
  }
}
