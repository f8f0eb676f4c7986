import Checks
import Schema
import SourceText

/// Schemas by hand, for what is told by the id alone.
enum Samples {
  static let range = SourceRange(file: .init(0), start: 0, end: 0)

  static func schema(
    _ envelopes: [Envelope], _ messages: [Message],
    configure: (inout Configuration) -> Void = { _ in }
  ) -> Schema {
    var configuration = Configuration(
      file: .init(0), schemas: Located("Schemas", range), envelopes: envelopes)
    configure(&configuration)
    return Schema(configuration: configuration, messages: messages)
  }

  /// With the default envelope alone.
  static func schema(_ messages: [Message], configure: (inout Configuration) -> Void = { _ in }) -> Schema {
    schema([envelope()], messages, configure: configure)
  }

  static func envelope(
    _ name: String = "default", id: [Envelope.Path] = [["type"]], requiredKeys: [Envelope.Path] = [],
    constants: [Envelope.Constant] = [], hasExternalID: Bool = false, isStrict: Bool = false
  ) -> Envelope {
    Envelope(
      name: Located(name, range), idKeys: id, payload: ["data"], requiredKeys: requiredKeys, constants: constants,
      hasExternalID: hasExternalID, isStrict: isStrict, range: range)
  }

  /// Entries of places; every message has a place of its own in the text.
  static func message(
    _ name: String, _ entries: [[TypeID.Component]], in envelope: Int = 0, alsoReads: [(Int, [[TypeID.Component]])] = []
  ) -> Message {
    Message(
      declaration: Declaration(name: Located(name, range), range: range), path: "Schemas/\(name).yaml",
      ids: ids(entries), envelope: .init(envelope),
      alsoReads: alsoReads.map { .init(envelope: .init($0.0), ids: ids($0.1)) })
  }

  static func field(_ key: String, _ type: FieldType = .string, isOptional: Bool = false) -> Field {
    Field(
      declaration: Declaration(name: Located(key, range), range: range), type: type, typeRange: range,
      isOptional: isOptional)
  }

  private static func ids(_ entries: [[TypeID.Component]]) -> TypeIDs {
    TypeIDs(all: entries.map { .init(components: $0, range: range) }, range: range)
  }

  /// Ids of the rules that find something, of those about id.
  static func found(_ schema: Schema, _ rules: [String]) -> [String] {
    Set(Lint.check(schema).map(\.id)).intersection(rules).sorted()
  }
}

extension TypeID.Component: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
  public init(integerLiteral value: Int64) { self = .value(.integer(value)) }
  public init(stringLiteral value: String) { self = .value(.string(value)) }
}
