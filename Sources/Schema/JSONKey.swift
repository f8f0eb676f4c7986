/// A key of JSON objects.
///
/// Keys are the same if their bytes are. Swift takes more texts for the same: `é` in one scalar and in two, `K` and the
/// sign for kelvin.
public struct JSONKey: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let text: String

  public init(_ text: some StringProtocol) { self.text = String(text) }
  public init(stringLiteral text: String) { self.text = text }

  public var description: String { text }

  public static func == (key: JSONKey, other: JSONKey) -> Bool { key.text.utf8.elementsEqual(other.text.utf8) }
}
