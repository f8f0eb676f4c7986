import SourceText

/// What a message, or a value in it, becomes with the reader; the mildest first.
public enum DecodingOutcome: String, CaseIterable, Comparable, Sendable {
  /// Kept among the unknown keys.
  case ignored
  /// Only messages that other clients may send are rejected.
  case foreign
  /// There is no case for it.
  case unlisted
  /// Elements are left out of a list or map.
  case dropped
  /// Nothing, or the default, is read where something was sent.
  case absent
  /// Another value is read than was meant.
  case altered
  /// The message is rejected.
  case invalid
  /// The message is unknown.
  case unrecognized
  /// It is taken for another message.
  case misread

  public static func < (a: DecodingOutcome, b: DecodingOutcome) -> Bool { a.rank < b.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Messages show it.
  var isShown: Bool { self > .foreign }

  public var severity: Diagnostic.Severity {
    switch self {
    case .misread, .unrecognized, .invalid, .altered: .error
    case .absent, .dropped, .unlisted, .foreign: .warning
    case .ignored: .note
    }
  }
}
