import SourceText

/// How printed text is set off.
public enum TextStyle: Sendable {
  /// Characters only.
  case plain
  /// With the colors of an ANSI terminal.
  case ansi

  /// What a piece of the output is for; decides its color.
  enum Role {
    case error, warning, note, help, gutter, title, code, removed, added

    var code: String {
      switch self {
      case .error: "1;31"
      case .warning: "1;33"
      case .note: "1;32"
      case .help: "1;36"
      case .gutter: "1;34"
      case .title: "1"
      case .code: "36"
      case .removed: "31"
      case .added: "32"
      }
    }
  }

  /// A heading of a text for people.
  public func heading(_ text: String) -> String { paint(text, .title) }

  /// Code in a text for people.
  public func code(_ text: String) -> String { paint(text, .code) }

  /// A word about a severity, in its color.
  public func paint(_ text: String, as severity: Diagnostic.Severity) -> String { paint(text, severity.role) }

  func paint(_ text: String, _ role: Role) -> String {
    self == .plain || text.isEmpty ? text : "\u{1B}[\(role.code)m\(text)\u{1B}[0m"
  }
}

extension Diagnostic.Severity {
  var role: TextStyle.Role {
    switch self {
    case .error: .error
    case .warning: .warning
    case .note: .note
    }
  }
}
