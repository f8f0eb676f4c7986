import Schema

/// The property, or the properties, that say which of several identities a value has.
///
/// One entry with `_` in it has a property for each place that is not fixed, named after the place's key; everything
/// else that can vary is one property `identity`.
struct StoredTypeID {
  /// A stored property of the attachment.
  struct Property {
    var name: String
    /// Which identity key; nil: all of them.
    var place: Int?
    var type: String
    /// nil: a required argument of the initialiser.
    var defaultValue: String?
    var doc: String
  }

  private(set) var properties: [Property] = []
  /// The identity as a whole, an expression: `identity`, `[identity]`, `[10, second]`.
  private(set) var whole = ""
  /// The names of the properties of each place, where each holds but a part: `[nil, "second"]`.
  private(set) var names: String?

  init(_ message: Message, _ schema: Schema) {
    let identity = message.identity
    guard identity.isRemembered, let first = identity.entries.first else { return }
    let doc = "Which of the message's identities it has."
    if let places = identity.placesOfTheirOwn {
      let keys = schema[message.envelope].identity
      for (index, place) in places.enumerated() {
        if case .value = place { continue }
        let key = index < keys.count ? keys[index].last ?? "" : ""
        properties.append(
          Property(
            name: Identity.propertyName(key, index), place: index, type: "MessageIdentity",
            defaultValue: Self.first(place),
            doc: "What stands under the identity key `\(SwiftLiteral.commentLines(key.text)[0])`."))
      }
      let parts = places.enumerated().map { index, place in
        properties.first { $0.place == index }.map { SwiftExpression.property($0.name) } ?? Self.first(place) ?? "nil"
      }
      whole = "[\(parts.joined(separator: ", "))]"
      let names = places.indices.map { index in
        properties.first { $0.place == index }.map { SwiftLiteral.string($0.name) } ?? "nil"
      }
      self.names = "[\(names.joined(separator: ", "))]"
    } else if first.places.count == 1 {
      properties = [
        Property(
          name: "identity", place: 0, type: "MessageIdentity", defaultValue: Self.first(first.places[0]), doc: doc)
      ]
      whole = "[identity]"
    } else {
      let values = first.places.map(Self.first)
      let list = values.contains(nil) ? nil : "[" + values.compactMap { $0 }.joined(separator: ", ") + "]"
      properties = [
        Property(name: "identity", place: nil, type: "[MessageIdentity]", defaultValue: list, doc: doc)
      ]
      whole = "identity"
    }
  }

  /// The first value of a place; nil for `_`.
  private static func first(_ place: Identity.Place) -> String? {
    switch place {
    case .value(.integer(let value)): String(value)
    case .value(.string(let text)): SwiftLiteral.string(text)
    case .range(let range): String(range.lowerBound)
    case .any: nil
    }
  }
}

extension Message {
  /// The value of an identity key that never varies, in its declared form; nil too where a property holds the whole
  /// identity, which is written as it was read.
  func fixedIdentity(_ place: Int) -> Identity.Value? {
    guard identity.entries.count == 1, place < identity.entries[0].places.count,
      case .value(let value) = identity.entries[0].places[place],
      !identity.isRemembered || identity.entries[0].places.contains(.any)
    else { return nil }
    return value
  }

  /// What a varying identity key is written from.
  func identityExpression(_ place: Int, in schema: Schema) -> String {
    for property in StoredTypeID(self, schema).properties {
      if property.place == place { return SwiftNames.escaped(property.name) }
      if property.place == nil { return "\(property.name), \(place)" }
    }
    return "nil"
  }
}
