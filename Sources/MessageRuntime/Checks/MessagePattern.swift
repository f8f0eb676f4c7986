import Foundation

/// A regular expression, compiled once. `NSRegularExpression` may be used from any thread.
nonisolated public struct MessagePattern: @unchecked Sendable {
  public let text: String
  /// Nil: the pattern is not a regular expression.
  private let search: NSRegularExpression?

  public init(_ text: String) {
    self.text = text
    search = (try? NSRegularExpression(pattern: text)) == nil ? nil : MessagePattern.search(for: text)
  }

  /// Finds the pattern in one attempt from the start of a text: only the steps inside of an attempt are counted.
  private static func search(for text: String) -> NSRegularExpression? {
    // What ends a comment or a quotation at the end of the pattern.
    for end in ["", "\n", "\\E"] {
      if let search = try? NSRegularExpression(pattern: "\\A[\\s\\S]*?(?:" + text + end + ")") { return search }
    }
    return nil
  }

  /// Nil: the text has a match.
  ///
  /// - Parameter patience: after how many reports, one for ten thousand steps, it gives up; a long text has some more.
  public func failure(in value: String, _ patience: inout Int) -> MessageFailure.Reason? {
    guard let search else { return .unchecked(pattern: text, cause: .invalid) }
    let limit = patience + value.utf16.count / 1000
    var failure: MessageFailure.Reason? = .pattern(text)
    var reports = 0
    Searches.matches(of: search, in: value) { isMatch, flags in
      if isMatch {
        failure = nil
      } else if flags.contains(.internalError) {
        failure = .unchecked(pattern: text, cause: .memory)
      } else if flags.contains(.progress) {
        reports += 1
        if reports > limit { failure = .unchecked(pattern: text, cause: .steps) }
      }
      return isMatch || reports > limit
    }
    patience = max(0, min(patience, limit - reports))
    return failure
  }
}
