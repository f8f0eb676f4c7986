import MessageRuntime

/// JSON as others may write it beside the schema, each time with one difference.
enum ForeignForms {
  /// A value in another form that lenient decoders take for the same.
  static func reworded(_ json: JSONValue) -> [JSONValue] { changed(json, by: forms) }

  /// An object without one of its members.
  static func shortened(_ json: JSONValue) -> [JSONValue] {
    changed(json) { value in
      let members = value.members ?? []
      return members.indices.map { index in
        var rest = members
        rest.remove(at: index)
        return JSONValue(members: rest)
      }
    }
  }

  /// Changes of the value itself, and of each that is in it.
  private static func changed(_ value: JSONValue, by change: (JSONValue) -> [JSONValue]) -> [JSONValue] {
    if let members = value.members {
      let inside = members.indices.flatMap { index in
        changed(members[index].value, by: change).map { other in
          var copy = members
          copy[index].value = other
          return JSONValue(members: copy)
        }
      }
      return change(value) + inside
    }
    let elements = value.elements ?? []
    let inside = elements.indices.flatMap { index in
      changed(elements[index], by: change).map { other in
        var copy = elements
        copy[index] = other
        return JSONValue(copy)
      }
    }
    return change(value) + inside
  }

  private static func forms(of value: JSONValue) -> [JSONValue] {
    if let text = value.string {
      let content = JSONValue(json: text).flatMap { $0.string == nil ? $0 : nil }
      return ["", 5, JSONValue(" " + text)] + [content].compactMap { $0 }
    }
    if let bool = value.bool { return [bool ? 1 : 0] }
    let quoted = JSONValue(value.json)
    if let elements = value.elements, elements.count == 1 { return [quoted, elements[0]] }
    // A case that no schema has.
    if value.integer != nil { return [quoted, 987_654] }
    return value.isNull ? [] : [quoted]
  }
}
