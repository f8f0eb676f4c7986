import Schema

/// The property, or the properties, that say which of several ids a value has.
///
/// One entry with `_` in it has a property for each component that is not fixed, named after the component's key; everything
/// else that can vary is one property `identity`.
struct StoredTypeID {
  /// A stored property of the attachment.
  struct Property {
    var name: String
    /// Which id key; nil: all of them.
    var index: Int?
    var type: String
    /// nil: a required argument of the initializer.
    var defaultValue: String?
    var doc: String
  }

  private(set) var properties: [Property] = []
  /// The id as a whole, an expression: `identity`, `[identity]`, `[10, second]`.
  private(set) var whole = ""
  /// The property of each component, if each property holds one component: `[nil, "second"]`.
  private(set) var names: String?

  init(_ message: Message, _ schema: Schema) {
    let ids = message.ids
    guard ids.isStored, let first = ids.all.first else { return }
    let doc = "Which of the message's identities it has."
    if let components = ids.variableComponents {
      let keys = schema[message.envelope].idKeys
      for (index, component) in components.enumerated() {
        if case .value = component { continue }
        let key = index < keys.count ? keys[index].last ?? "" : ""
        properties.append(
          Property(
            name: TypeIDs.propertyName(key, index), index: index, type: "MessageIdentity",
            defaultValue: Self.first(component),
            doc: "What stands under the identity key `\(SwiftLiteral.commentLines(key.text)[0])`."))
      }
      let parts = components.enumerated().map { index, component in
        properties.first { $0.index == index }.map { SwiftExpression.property($0.name) } ?? Self.first(component)
          ?? "nil"
      }
      whole = "[\(parts.joined(separator: ", "))]"
      let names = components.indices.map { index in
        properties.first { $0.index == index }.map { SwiftLiteral.string($0.name) } ?? "nil"
      }
      self.names = "[\(names.joined(separator: ", "))]"
    } else if first.components.count == 1 {
      properties = [
        Property(
          name: "identity", index: 0, type: "MessageIdentity", defaultValue: Self.first(first.components[0]), doc: doc)
      ]
      whole = "[identity]"
    } else {
      let values = first.components.map(Self.first)
      let list = values.contains(nil) ? nil : "[" + values.compactMap { $0 }.joined(separator: ", ") + "]"
      properties = [
        Property(name: "identity", index: nil, type: "[MessageIdentity]", defaultValue: list, doc: doc)
      ]
      whole = "identity"
    }
  }

  /// The first value of a component; nil for `_`.
  private static func first(_ component: TypeID.Component) -> String? {
    switch component {
    case .value(.integer(let value)): String(value)
    case .value(.string(let text)): SwiftLiteral.string(text)
    case .range(let range): String(range.lowerBound)
    case .any: nil
    }
  }
}

extension Message {
  /// What a varying id key is written from.
  func idExpression(_ index: Int, in schema: Schema) -> String {
    for property in StoredTypeID(self, schema).properties {
      if property.index == index { return SwiftNames.escaped(property.name) }
      if property.index == nil { return "\(property.name), \(index)" }
    }
    return "nil"
  }
}
