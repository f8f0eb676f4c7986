import Schema

/// Estimates the size of encoded messages.
struct SizeEstimator {
  let schema: Schema
  /// By object.
  private let objects: [EncodedSize]

  init(_ schema: Schema) {
    self.schema = schema
    objects = ObjectSizes(schema).all
  }

  /// The JSON, payload and all around it.
  func json(of message: Message) -> EncodedSize {
    let envelope = schema[message.envelope]
    let fields = message.fields.filter { $0.isInJSON }
    let payload = fields.filter { $0.slot == nil }.reduce(EncodedSize(bytes: 2)) { $0 + member($1, of: message) }
    var whole = EncodedSize(bytes: 2) + (envelope.encoding == .jsonString ? payload.asString : payload)
    whole += fields.filter { $0.slot != nil }.reduce(EncodedSize()) { $0 + member($1, of: message) }
    for key in envelope.idKeys.joined() + (envelope.payload ?? []) { whole += EncodedSize.key(key.text) }
    for constant in envelope.constants {
      whole += EncodedSize.key(constant.key.text) + EncodedSize(bytes: constant.json.utf8.count)
    }
    return whole + ids(of: message)
  }

  /// The longest of the ids.
  private func ids(of message: Message) -> EncodedSize {
    let entries = message.ids.all.map { typeID in
      typeID.components.reduce(EncodedSize()) { sum, component in
        if case .value(.string(let text)) = component {
          sum + .text(text.utf8.count)
        } else {
          sum + EncodedSize(bytes: 20)
        }
      }
    }
    return entries.max { $0.bytes < $1.bytes } ?? EncodedSize()
  }

  /// A field's key and value.
  func member(_ field: Field, of message: Message) -> EncodedSize {
    schema.member(field, schema.constraints(of: field, in: message)) { objects[$0.index] }
  }
}

extension SizeEstimator {
  /// The longest form of a text outside the JSON, in bytes.
  func bytes(of text: PresentationText, of message: Message) -> Int {
    text.leaves.map { bytes(of: $0.template, message) }.max() ?? 0
  }

  private func bytes(of template: TextTemplate, _ message: Message) -> Int {
    template.segments.reduce(EncodedSize()) { sum, segment in
      switch segment {
      case .literal(let text): sum + EncodedSize(bytes: text.utf8.count)
      case .count: sum + EncodedSize(bytes: 20)
      case .field(let path), .joined(let path): sum + size(of: path, message)
      }
    }.bytes
  }

  private func size(of path: FieldPath, _ message: Message) -> EncodedSize {
    guard let field = schema.field(at: path, of: message) else { return EncodedSize() }
    let constraints = schema.constraints(of: field, in: message)
    switch field.type {
    case .string: return EncodedSize(bytes: constraints.textBytes)
    case .list(let element): return schema.size(of: element, []) { objects[$0.index] } * constraints.count
    default: return schema.size(of: field.type, constraints) { objects[$0.index] }
    }
  }
}

extension Field {
  /// Not in a slot of the SDK's.
  fileprivate var isInJSON: Bool {
    if case .named = slot?.value { false } else { true }
  }
}
