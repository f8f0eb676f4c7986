/// The words for types.
public enum TypeWords {
  public static let scalars = [
    "string", "bool", "int", "int32", "int64", "uint32", "uint64", "double", "url", "data", "timestamp", "json",
  ]

  /// Those too that need a key beside them.
  public static let all = scalars + ["object", "enum"]
}
