import SourceText

/// The ids of a message type, as `id` or `ids` lists them.
///
/// `id: 5` is one id of one component; `ids: [[8, 81..90], [8, 153]]` two ids of two components. Empty: the envelope
/// alone identifies the type.
public struct TypeIDs: Hashable, Sendable {
  public var all: [TypeID]
  /// Of the `id` or `ids` value; of the message's name where it has none.
  public var range: SourceRange

  public init(all: [TypeID], range: SourceRange) {
    self.all = all
    self.range = range
  }

  /// The value of a message with a single fixed id in a single key.
  public var single: TypeID.Value? {
    guard all.count == 1, all[0].components.count == 1, case .value(let value) = all[0].components[0] else {
      return nil
    }
    return value
  }

  /// The components of an id with a `_`, if it is the only one: each that varies is a property, named after its key.
  public var variableComponents: [TypeID.Component]? {
    all.count == 1 && all[0].components.contains(.any) ? all[0].components : nil
  }

  /// The name of the property of such a component.
  public static func propertyName(_ key: JSONKey, _ index: Int) -> String {
    let name = SwiftNames.isIdentifier(key.text) ? key.text : SwiftNames.caseName(from: key.text)
    return SwiftNames.isIdentifier(name) ? name : "identity\(index + 1)"
  }

  /// Whether a value stores the id that it was decoded with.
  public var isStored: Bool {
    all.count > 1 || all.contains { $0.components.contains { if case .value = $0 { false } else { true } } }
  }
}
