/// A version of the tool, as `requires` and the tool itself write it: one to three numbers with dots.
///
/// `0.10` is after `0.9`; `0.2` and `0.2.0` are equal.
public struct ToolVersion: Sendable {
  /// As it is written.
  let text: String
  private let numbers: (major: Int, minor: Int, patch: Int)

  /// Nil: not a version.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? UInt32(part).map { Int($0) } : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    self.text = text
    self.numbers = (numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Whether a tool does what one of this version does: it is the same or a later one, and none between them breaks.
  func isSatisfied(by tool: ToolVersion) -> Bool {
    let (major, minor, patch) = (tool.numbers.major, tool.numbers.minor, tool.numbers.patch)
    return numbers <= (major, minor, patch) && major == numbers.major && (major > 0 || minor == numbers.minor)
  }

  func isBefore(_ other: ToolVersion) -> Bool { numbers < other.numbers }

  /// The first later version that may break, without zeros at the end.
  var nextBreaking: String { numbers.major == 0 ? "0.\(numbers.minor + 1)" : "\(numbers.major + 1)" }

  /// What a project writes that needs no certain patch.
  var minor: String { "\(numbers.major).\(numbers.minor)" }
}
