import Schema

/// Weighs what messages write.
struct Scale {
  let schema: Schema
  /// By object.
  private let objects: [Weight]

  init(_ schema: Schema) {
    self.schema = schema
    objects = ObjectWeights(schema).all
  }

  /// The JSON, payload and all around it.
  func json(of message: Message) -> Weight {
    let envelope = schema[message.envelope]
    let fields = message.fields.filter { $0.isInJSON }
    let payload = fields.filter { $0.slot == nil }.reduce(Weight(bytes: 2)) { $0 + member($1, of: message) }
    var whole = Weight(bytes: 2) + (envelope.encoding == .jsonString ? payload.asString : payload)
    whole += fields.filter { $0.slot != nil }.reduce(Weight()) { $0 + member($1, of: message) }
    for key in envelope.identity.joined() + (envelope.payload ?? []) { whole += Weight.key(key.text) }
    for constant in envelope.constants {
      whole += Weight.key(constant.key.text) + Weight(bytes: constant.json.utf8.count)
    }
    return whole + identity(of: message)
  }

  /// The longest of the identities.
  private func identity(of message: Message) -> Weight {
    let entries = message.identity.entries.map { entry in
      entry.places.reduce(Weight()) { sum, place in
        if case .value(.string(let text)) = place { sum + .text(text.utf8.count) } else { sum + Weight(bytes: 20) }
      }
    }
    return entries.max { $0.bytes < $1.bytes } ?? Weight()
  }

  /// A field's key and value.
  func member(_ field: Field, of message: Message) -> Weight {
    schema.member(field, schema.constraints(of: field, in: message)) { objects[$0.index] }
  }
}

extension Scale {
  /// The longest form of a text outside the JSON, in bytes.
  func bytes(of text: PresentationText, of message: Message) -> Int {
    text.leaves.map { bytes(of: $0.template, message) }.max() ?? 0
  }

  private func bytes(of template: TextTemplate, _ message: Message) -> Int {
    template.segments.reduce(Weight()) { sum, segment in
      switch segment {
      case .literal(let text): sum + Weight(bytes: text.utf8.count)
      case .count: sum + Weight(bytes: 20)
      case .field(let path), .joined(let path): sum + weight(of: path, message)
      }
    }.bytes
  }

  private func weight(of path: FieldPath, _ message: Message) -> Weight {
    guard let field = schema.field(at: path, of: message) else { return Weight() }
    let constraints = schema.constraints(of: field, in: message)
    switch field.type {
    case .string: return Weight(bytes: constraints.textBytes)
    case .list(let element): return schema.weight(of: element, []) { objects[$0.index] } * constraints.count
    default: return schema.weight(of: field.type, constraints) { objects[$0.index] }
    }
  }
}

extension Field {
  /// Not in a slot of the SDK's.
  fileprivate var isInJSON: Bool {
    if case .named = slot?.value { false } else { true }
  }
}
