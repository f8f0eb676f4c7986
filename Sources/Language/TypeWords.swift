import Schema

/// The words for types.
public enum TypeWords {
  public static let scalars = FieldType.scalars.compactMap(\.word)

  /// Those too that need a key beside them.
  public static let all = scalars + ["object", "enum"]
}
