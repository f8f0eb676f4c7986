import Schema

extension FieldShape {
  /// It is a member of the JSON.
  var isInJSON: Bool { !isLocal && slot == nil }

  /// The keys that it is read from, in their order.
  var keys: [JSONKey] { [JSONKey(field.keyText)] + field.aliases.map { JSONKey($0.value) } }

  /// Its value among the members of an object: that of its key, otherwise that of the first alias with one.
  func node(in object: JSONNode) -> JSONNode? {
    let nodes = keys.compactMap { object.member($0.text) }
    return nodes.first { !$0.isNull } ?? nodes.first
  }
}
