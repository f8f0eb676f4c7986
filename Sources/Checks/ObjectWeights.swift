import Schema

/// The weight of every object type. One that is being weighed already counts as empty in itself, so that types in one
/// another end, each weighed once.
struct ObjectWeights {
  private let schema: Schema
  private var weights: [ObjectType.ID: Weight] = [:]

  init(_ schema: Schema) {
    self.schema = schema
    for index in schema.objects.indices { weigh(ObjectType.ID(index)) }
  }

  /// In the order of `Schema.objects`.
  var all: [Weight] { schema.objects.indices.map { weights[ObjectType.ID($0)] ?? Weight() } }

  private mutating func weigh(_ id: ObjectType.ID) {
    guard weights[id] == nil else { return }
    weights[id] = Weight(bytes: 2)
    let holder = Holder.object(schema[id])
    for field in holder.fields {
      if case .object(let inner) = field.type.leaf { weigh(inner) }
    }
    weights[id] = holder.fields.reduce(Weight(bytes: 2)) { sum, field in
      sum + schema.member(field, holder.constraints(of: field).map(\.value)) { weights[$0] ?? Weight() }
    }
  }
}
