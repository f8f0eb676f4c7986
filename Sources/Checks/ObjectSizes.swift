import Schema

/// The weight of every object type. One that is being weighed already counts as empty in itself, so that types in one
/// another end, each weighed once.
struct ObjectSizes {
  private let schema: Schema
  private var sizes: [ObjectType.ID: EncodedSize] = [:]

  init(_ schema: Schema) {
    self.schema = schema
    for index in schema.objects.indices { estimate(ObjectType.ID(index)) }
  }

  /// In the order of `Schema.objects`.
  var all: [EncodedSize] { schema.objects.indices.map { sizes[ObjectType.ID($0)] ?? EncodedSize() } }

  private mutating func estimate(_ id: ObjectType.ID) {
    guard sizes[id] == nil else { return }
    sizes[id] = EncodedSize(bytes: 2)
    let type = CompositeType.object(schema[id])
    for field in type.fields {
      if case .object(let inner) = field.type.leaf { estimate(inner) }
    }
    sizes[id] = type.fields.reduce(EncodedSize(bytes: 2)) { sum, field in
      sum + schema.member(field, type.constraints(of: field).map(\.value)) { sizes[$0] ?? EncodedSize() }
    }
  }
}
