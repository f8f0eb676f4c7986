import SourceText

/// The templates that others may include, by name: their texts are fetched when they are included.
public struct Partials: Sendable {
  /// For what findings suggest.
  let names: @Sendable () -> [String]
  let text: @Sendable (String) -> [UInt8]?
  /// Nil: it is built in.
  let file: @Sendable (String) -> SourceFile.ID?

  public init(
    names: @escaping @Sendable () -> [String], text: @escaping @Sendable (String) -> [UInt8]?,
    file: @escaping @Sendable (String) -> SourceFile.ID? = { _ in nil }
  ) {
    self.names = names
    self.text = text
    self.file = file
  }
}
