import SourceText

/// The templates that others may include, by name: their texts are fetched when they are included.
public struct Partials: Sendable {
  /// For what findings suggest.
  let names: @Sendable () -> [String]
  let text: @Sendable (String) -> [UInt8]?
  /// Nil: it is built in.
  let file: @Sendable (String) -> SourceFile.ID?

  public static let none = Partials(names: { [] }, text: { _ in nil })

  public init(
    names: @escaping @Sendable () -> [String], text: @escaping @Sendable (String) -> [UInt8]?,
    file: @escaping @Sendable (String) -> SourceFile.ID? = { _ in nil }
  ) {
    self.names = names
    self.text = text
    self.file = file
  }

  init(_ texts: [String: String]) {
    self.init(names: { Array(texts.keys) }, text: { texts[$0].map { Array($0.utf8) } })
  }
}
