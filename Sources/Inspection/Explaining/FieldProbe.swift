import MessageRuntime
import Schema

/// How a value is decoded: its type, its options, and whether it may be shown.
struct DecodingStrategy {
  private(set) var type: FieldType
  /// The options, with those of what is around.
  var options: JSONOptions
  /// The value must not be shown.
  let isHidden: Bool

  /// Of a field, with the strictness of what is around, unless it says otherwise.
  init(_ field: FieldShape, around: JSONOptions, isHidden: Bool = false) {
    type = field.field.type
    options = field.reading.contains(.lenient) ? field.reading : field.reading.union(around.intersection(.strict))
    self.isHidden = isHidden || field.field.isSensitive
  }

  /// Of what is in a list or map.
  func of(_ element: FieldType) -> DecodingStrategy {
    var strategy = self
    strategy.type = element
    return strategy
  }
}

/// A single value as a decoder reads it by itself: the message around it may be invalid.
struct FieldProbe {
  /// nil: missing, or something is wrong with it.
  private(set) var value: PayloadValue?
  private(set) var failures: [MessageFailure] = []

  /// What was read already.
  init(value: PayloadValue?) { self.value = value }

  init(_ node: JSONNode, _ strategy: DecodingStrategy, in shapes: SchemaShapes) {
    let options = strategy.options.subtracting([.besideIdentity, .sensitive])
    let scope = CodingScope(shapes: shapes, type: .json, object: .none, options: options)
    var reader = MessageReader("{\"value\":\(node.value.json)}")
    scope.with(strategy.type) {
      do throws(InvalidMessage) {
        value = try reader.payload(ProbedMessage.self, in: MessageEnvelope()).value
      } catch {
        failures = error.failures.map(\.ofValue)
      }
    }
  }
}

extension MessageFailure {
  /// With the path in the value, without the name that the field has here.
  fileprivate var ofValue: MessageFailure {
    let inner = path.hasPrefix("value.") ? path.dropFirst(6) : path.dropFirst(5)
    return MessageFailure(path: String(inner), key: key, reason: reason)
  }
}

/// A message with one field, of the type that is meant at the moment.
private struct ProbedMessage: CustomAttachment, JSONObject {
  static var messageName: String { "" }
  let value: PayloadValue?
  var unknownKeys = UnknownKeys()

  init(members reader: inout JSONReader) {
    value = reader.optional("value", CodingScope.current.options)
    unknownKeys = reader.unknownKeys()
  }

  func writeMembers(_ writer: inout JSONWriter) {}
  func checkMembers(_ check: inout MessageCheck) {}
  func encode() -> String { "" }
  func validate() -> [MessageFailure] { [] }
}
