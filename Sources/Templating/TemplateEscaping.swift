import SourceText

/// What a template does to the texts that it writes.
public enum TemplateEscaping: Sendable {
  /// Values are not escaped.
  case none
  /// They are shown by HTML, SVG included, as they are, between tags and inside of quoted attributes.
  case html

  func text(_ text: String) -> String {
    switch self {
    case .none: text
    case .html: Escaping.html(text)
    }
  }
}
