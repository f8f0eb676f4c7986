import Language
import SourceText
import YAML

/// The format of schema files and of the configuration.
public enum SchemaFormat {
  /// What became of a text that was to be formatted.
  public enum Formatted: Sendable {
    /// The text in the one format; the same bytes if it had that already.
    case text([UInt8])
    /// The text is no YAML; the findings say why.
    case unreadable([Diagnostic])
    /// The new text would not have said the same. It is a mistake of the formatter's, and the file must be left alone.
    case internalError
  }

  /// Formats a schema or a configuration: order of keys, quotes, spaces and line breaks, but never what it says.
  ///
  /// Mistakes in the schema language do not matter, those in YAML do. Twice is the same as once.
  public static func format(_ file: SourceFile) -> Formatted {
    let read = tree(of: file)
    guard var tree = read.value else { return .unreadable(read.diagnostics) }
    let source = LineEndings.normalized(file)
    if source.bytes != file.bytes { tree = YAMLReader.tree(of: source).value ?? tree }
    guard let text = FormatText(source, tree) else { return .text(file.bytes) }
    let printed = SourceFile(id: file.id, path: file.path, text: FormatPrinter.text(of: text))
    if printed.bytes == file.bytes { return .text(file.bytes) }
    guard let again = Self.tree(of: printed).value.flatMap({ FormatText(printed, $0) }), text.says(sameAs: again) else {
      return .internalError
    }
    return .text(printed.bytes)
  }

  /// The tree of a text, or what keeps it from having one.
  private static func tree(of file: SourceFile) -> Outcome<YAMLTree> {
    let outcome = YAMLReader.tree(of: file) { Form.field[$0] != nil }
    let refusals = outcome.diagnostics.filter { $0.severity == .error && !harmless.contains($0.id) }
    return Outcome(refusals.isEmpty ? outcome.value : nil, refusals)
  }

  /// Errors of YAML trees that do not touch where things are in the text.
  private static let harmless = [Rule.unknownAlias, .unsupportedTag, .complexKey, .mergeKey].map(\.id)
}
