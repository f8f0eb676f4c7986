import MessageRuntime
import Schema

/// A single field as a decoder reads it, on its own: of what value it makes what.
struct FieldProbe {
  /// nil: missing, or something is wrong with it.
  private(set) var value: PayloadValue?
  private(set) var failures: [MessageFailure] = []

  /// - Parameters:
  ///   - json: what stands there.
  ///   - options: with what is around.
  init(_ json: String, as type: FieldType, _ options: JSONOptions, in shapes: SchemaShapes) {
    let scope = ReadingScope(shapes: shapes, type: type, object: .none)
    var reader = MessageReader("{\"value\":\(json)}")
    Self.$options.withValue(options.subtracting([.besideIdentity, .sensitive])) {
      scope.with(type) {
        do throws(InvalidMessage) {
          value = try reader.payload(ProbedMessage.self, in: MessageEnvelope()).value
        } catch {
          failures = error.failures.map(\.ofValue)
        }
      }
    }
  }

  @TaskLocal fileprivate static var options: JSONOptions = []
}

extension JSONOptions {
  /// With the strictness of what is around, unless the field says otherwise.
  func inside(_ outer: JSONOptions) -> JSONOptions { contains(.lenient) ? self : union(outer.intersection(.strict)) }
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
    value = reader.optional("value", FieldProbe.options)
    unknownKeys = reader.unknownKeys()
  }

  func writeMembers(_ writer: inout JSONWriter) {}
  func checkMembers(_ check: inout MessageCheck) {}
  func encode() -> String { "" }
  func validate() -> [MessageFailure] { [] }
}
