/// The templates that others may include, by name: their texts are fetched when they are included.
public struct Partials: Sendable {
  /// For what errors suggest.
  let names: @Sendable () -> [String]
  let text: @Sendable (String) -> [UInt8]?

  public static let none = Partials(names: { [] }, text: { _ in nil })

  public init(names: @escaping @Sendable () -> [String], text: @escaping @Sendable (String) -> [UInt8]?) {
    self.names = names
    self.text = text
  }

  init(_ texts: [String: String]) {
    self.init(names: { Array(texts.keys) }, text: { texts[$0].map { Array($0.utf8) } })
  }
}
