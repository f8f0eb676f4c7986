import SourceText

/// A comment `# messagegen:ignore …`, with which an author suppresses findings.
public struct IgnoreComment: Sendable {
  public enum Scope: Hashable, Sendable {
    /// The entry that begins on the comment's line or, if that has nothing else, on the next line with content; nil:
    /// there is none.
    case entry(SourceRange?)
    case file
  }

  /// Why a comment that was meant to suppress something does not.
  public enum Mistake: Hashable, Sendable {
    /// The changes make the comment what it was meant to be; safe ones change spacing and punctuation alone.
    case spelling([Diagnostic.Edit], isSafe: Bool)
    case unknownDirective(String)
    case noRules
  }

  /// From the `#` to the end of the text.
  public var range: SourceRange
  /// What goes when the comment goes: its line, or it and the blanks before it.
  public var removal: SourceRange
  public var scope: Scope
  /// The rules that it names; empty if it is malformed.
  public var ids: [Located<String>]
  public var mistake: Mistake?

  public init(
    range: SourceRange, removal: SourceRange, scope: Scope, ids: [Located<String>] = [], mistake: Mistake? = nil
  ) {
    self.range = range
    self.removal = removal
    self.scope = scope
    self.ids = ids
    self.mistake = mistake
  }

  /// Whether findings of the rules that it names are suppressed at a location.
  public func covers(_ location: SourceRange) -> Bool {
    guard location.file == range.file else { return false }
    switch scope {
    case .file: return true
    case .entry(let entry?): return entry.start <= location.start && location.start <= entry.end
    case .entry(nil): return false
    }
  }
}
