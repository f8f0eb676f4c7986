/// The integer by which NetEase's V10 UI kit identifies custom messages: the key `type` at the root of the JSON.
public enum NIMKitType {
  /// Of its own custom messages: a merged forward and a rich text.
  public static let ownMessages: ClosedRange<Int64> = 101...102
  /// Of its built-in cells, which are in one registry with those of custom messages.
  public static let builtInCells: ClosedRange<Int64> = 1...17

  /// Where the kit's version for Android begins with an app's own messages.
  public static let lowestOfAndroid: Int64 = 1000

  /// Whether the kit itself uses one of the integers.
  public static func isTaken(_ integers: ClosedRange<Int64>) -> Bool {
    builtInCells.overlaps(integers) || ownMessages.overlaps(integers)
  }

  /// The key at the root of the JSON.
  public static let key: JSONKey = "type"
}

extension Message {
  /// The integers under which the kit finds a message's cell: what is written under `type` at the root. Empty where
  /// none is, or a string.
  public func kitTypes(in schema: Schema) -> [ClosedRange<Int64>] {
    guard isIdentifiedByNIMKitType(in: schema) else { return [] }
    return ids.all.compactMap { typeID in
      switch typeID.components.first {
      case .value(.integer(let value)): value...value
      case .range(let range): range
      case .value(.string), .any, nil: nil
      }
    }
  }

  /// Whether the id, and nothing else, is the key that the kit looks at.
  public func isIdentifiedByNIMKitType(in schema: Schema) -> Bool { schema[envelope].idKeys == [[NIMKitType.key]] }
}
