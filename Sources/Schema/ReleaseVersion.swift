/// A version of the app: one to four numbers with dots, compared as numbers.
///
/// `2.10` is after `2.9`; `2.4` and `2.4.0` are equal.
public struct ReleaseVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// As it is written.
  public let description: String
  /// Without zeros at the end.
  private let numbers: [Int]

  /// nil: not a version.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(part) : nil
    }
    guard (1...4).contains(parts.count), numbers.count == parts.count else { return nil }
    description = text
    self.numbers = Array(numbers.prefix((numbers.lastIndex { $0 != 0 } ?? -1) + 1))
  }

  public static func == (a: ReleaseVersion, b: ReleaseVersion) -> Bool { a.numbers == b.numbers }

  public static func < (a: ReleaseVersion, b: ReleaseVersion) -> Bool { a.numbers.lexicographicallyPrecedes(b.numbers) }

  public func hash(into hasher: inout Hasher) { hasher.combine(numbers) }
}
