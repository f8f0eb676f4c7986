import SourceText

/// Why a template does not compile against its view, and where.
public struct TemplateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The template's or the partial's name.
  public let template: String
  /// Counted from 1.
  public let line: Int
  /// Counted from 1, in Unicode scalars.
  public let column: Int
  public let message: LocalizedText

  public var description: String { text.english }

  /// With the place in front.
  public var text: LocalizedText {
    LocalizedText("\(template):\(line):\(column): \(message)", zh: "\(template):\(line):\(column)：\(message)")
  }

  /// The same error in a partial, which means something else wherever it is included.
  func included(from location: TemplateError) -> TemplateError {
    TemplateError(
      template: template, line: line, column: column,
      message: LocalizedText(
        "\(message) (included from \(location.template):\(location.line):\(location.column))",
        zh: "\(message)（引用自 \(location.template):\(location.line):\(location.column)）"))
  }
}
