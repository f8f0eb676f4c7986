import Schema

/// Estimates the size of encoded messages.
struct SizeEstimator {
  private let schema: Schema
  /// Of every object type; nil: not estimated yet. One that is being estimated counts as empty in itself, so that types in
  /// one another end, each estimated once.
  private var objects: [EncodedSize?]

  init(_ schema: Schema) {
    self.schema = schema
    objects = Array(repeating: nil, count: schema.objects.count)
    for index in schema.objects.indices { estimate(ObjectType.ID(index)) }
  }

  private mutating func estimate(_ id: ObjectType.ID) {
    guard objects[id.index] == nil else { return }
    objects[id.index] = EncodedSize(bytes: 2)
    let type = CompositeType.object(schema[id])
    for field in type.fields {
      if case .object(let inner) = field.type.leaf { estimate(inner) }
    }
    var size = EncodedSize(bytes: 2)
    for field in type.fields { size += member(field, type.constraints(of: field).map(\.value)) }
    objects[id.index] = size
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
    member(field, schema.constraints(of: field, in: message))
  }

  private func member(_ field: Field, _ constraints: [Constraint]) -> EncodedSize {
    let keys = [field.keyText] + (field.writesAliases ? field.aliases.map(\.value) : [])
    let value = written(field, constraints)
    return keys.reduce(EncodedSize()) { $0 + .key($1) + value }
  }

  private func written(_ field: Field, _ constraints: [Constraint]) -> EncodedSize {
    let value = size(of: field.type, constraints)
    switch field.encoding {
    case .jsonString: return value.asString
    case .string: return value + EncodedSize(bytes: 2, escapes: 2)
    case .int, nil: return value
    }
  }

  private func size(of type: FieldType, _ constraints: [Constraint]) -> EncodedSize {
    switch type {
    case .string, .url: .text(constraints.textBytes)
    case .bool: EncodedSize(bytes: 5)
    case .integer(let integer): EncodedSize(bytes: [.int32, .uint32].contains(integer) ? 11 : 20)
    case .double: EncodedSize(bytes: 24)
    case .timestamp: EncodedSize(bytes: 17)
    case .data, .json: EncodedSize(bytes: 2)
    case .enumeration(let id): size(of: schema[id])
    case .list(let element): EncodedSize(bytes: 2) + (size(of: element, []) + EncodedSize(bytes: 1)) * constraints.count
    case .map(let element): EncodedSize(bytes: 2) + (.key("") + size(of: element, [])) * constraints.count
    case .object(let id): objects[id.index] ?? EncodedSize()
    }
  }

  private func size(of type: EnumType) -> EncodedSize {
    let sizes = type.cases.map { one in
      switch one.raw.value {
      case .string(let text): EncodedSize.text(text.utf8.count)
      case .integer(let value): EncodedSize(bytes: String(value).utf8.count)
      }
    }
    return sizes.max { $0.bytes < $1.bytes } ?? EncodedSize()
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
    case .list(let element): return size(of: element, []) * constraints.count
    default: return size(of: field.type, constraints)
    }
  }
}

extension Field {
  /// Not in a slot of the SDK's.
  fileprivate var isInJSON: Bool {
    if case .named = slot?.value { false } else { true }
  }
}

extension [Constraint] {
  /// The most bytes of a text; 0 without a bound.
  fileprivate var textBytes: Int {
    [most(.bytes), most(.characters).map { (EncodedSize(bytes: 4) * $0).bytes }].compactMap { $0 }.min() ?? 0
  }

  /// The most elements; 0 without a bound.
  fileprivate var count: Int { most(.elements) ?? 0 }

  private func most(_ unit: Constraint.Size.Unit) -> Int? {
    compactMap { $0.size?.unit == unit ? $0.size?.most : nil }.min()
  }
}
