import Inspection
import MessageRuntime
import Schema
import SourceText

/// A message with a single field of one side: what one side writes, the other decodes.
struct SingleFieldMessage {
  private let message: Message
  private let inspector: Inspector
  var field: Field { message.fields[0] }
  var takesEmptyForMissing: Bool { field.isOptional && field.omission == .empty }

  /// A message that writes the field: what `omit` says is left out.
  init(writing field: Field, in context: FieldContext, hasFields: Bool) {
    self.init(field, in: context, hasFields: hasFields)
  }

  /// A message that reads the field, and encodes each value that was decoded, also those that `omit` leaves out.
  init(reading field: Field, in context: FieldContext, hasFields: Bool) {
    var field = field
    field.omission = .never
    self.init(field, in: context, hasFields: hasFields)
  }

  /// - Parameters:
  ///   - context: what is around the values of the field.
  ///   - hasFields: whether objects have their fields: these are not compared elsewhere.
  private init(_ field: Field, in context: FieldContext, hasFields: Bool) {
    var field = field
    field.key = Located("value", .nowhere)
    field.aliases = []
    field.slot = nil
    field.isLenient = context.isLenient
    if context.isClosed(field), !field.has(.known), case .enumeration = field.type.leaf {
      field.constraints.append(Located(.known, .nowhere))
    }
    var schema = context.schema
    schema.configuration.envelopes = [
      Envelope(name: Located("single-field", .nowhere), idKeys: [["id"]], payload: ["data"], range: .nowhere)
    ]
    switch field.type.leaf {
    case .object where hasFields: break
    case .object:
      schema.objects = schema.objects.map { ObjectType(declaration: $0.declaration, container: $0.container) }
    case .enumeration: schema.objects = []
    default: (schema.objects, schema.enums) = ([], [])
    }
    let id = TypeID(components: [.value(.integer(1))], range: .nowhere)
    message = Message(
      declaration: Declaration(name: Located("SingleField", .nowhere), range: .nowhere), path: "",
      ids: TypeIDs(all: [id], range: .nowhere), envelope: Envelope.ID(0), fields: [field])
    schema.messages = [message]
    inspector = Inspector(schema)
  }

  /// Texts of all kinds of values that the field may have.
  func texts(_ values: [Schema.Example.Value]) -> [String] {
    values.map { value in
      let example = Schema.Example(named: "value", [.init(field.name, value)])
      let values = ExampleMessage.values(of: message, example, in: inspector.schema)
      return inspector.payload(of: message, values).text
    }
  }

  /// What this side makes of a text.
  func inspect(_ text: String) -> Inspection { inspector.inspect(Payload(text)) }

  /// Whether this side encodes a text again as it is.
  func means(_ text: String) -> Bool {
    let inspection = inspect(text)
    return inspection.outcome == .decoded && inspection.encoded == text
  }

  /// The field's value in a text; nil: it is not there.
  static func value(in text: String) -> JSONValue? { JSONValue(json: text)?["data"]?["value"] }
}
