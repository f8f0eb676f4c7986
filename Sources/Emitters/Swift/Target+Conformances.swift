import Schema

extension Target {
  /// What the types of messages conform to so that values can be compared, as it is before other protocols:
  /// `Hashable, `.
  var conformances: String { conformance.map { $0.rawValue + ", " } ?? "" }

  /// What is asked of an attachment of any type so that `CustomMessage` can be compared: ` & Hashable`.
  var comparison: String { conformance.map { " & " + $0.rawValue } ?? "" }

  /// What enumerations conform to, which generated code compares in any case.
  var enumConformances: String { (conformance ?? .equatable).rawValue + ", " }
}

extension Schema {
  /// The objects that `omit: default` compares with their default, and all that is in them.
  var objectsComparedToDefaults: Set<ObjectType.ID> {
    var found: Set<ObjectType.ID> = []
    var open = (messages.flatMap(\.fields) + objects.flatMap(\.fields)).filter {
      $0.omission == .default && $0.defaultValue?.value == .emptyObject
    }
    while let field = open.popLast() {
      guard case .object(let id) = field.type.leaf, found.insert(id).inserted else { continue }
      open += self[id].fields
    }
    return found
  }
}
