import Language
import Schema
import SourceText
import YAML

/// YAML text → `Schema`, every finding at once.
public enum SchemaReader {
  /// What is wrong with the system's libyaml that this program runs with; nil for nothing.
  public static func checkLibrary() -> String? { YAMLReader.checkLibrary() }

  /// Of one file, in bytes; a larger one is refused.
  public static var maximumFileSize: Int { YAMLReader.maximumSize }

  /// Reads `messagegen.yaml`; the value is there whatever could be read of it.
  public static func readConfiguration(_ file: SourceFile) -> Outcome<Configuration> {
    let diagnostics = DiagnosticCollector([file])
    let forms = FormReader(diagnostics: diagnostics)
    let outcome = documents(of: file)
    diagnostics.report(outcome.diagnostics)
    let roots = outcome.value ?? []
    if roots.count > 1 {
      diagnostics.report(.badDocument(secondAt: roots[1].range))
    }
    guard let root = roots.first else {
      let isEmpty = !outcome.hasErrors
      return Outcome(isEmpty ? ConfigurationReader(forms: forms).emptyConfiguration(file) : nil, diagnostics.sorted())
    }
    guard let configuration = ConfigurationReader(forms: forms).configuration(root, file) else {
      return Outcome(nil, diagnostics.sorted())
    }
    _ = LayoutReader(context: ReaderContext(forms: forms, configuration: configuration)).presets(root)
    return Outcome(configuration, diagnostics.sorted())
  }

  /// Reads the schemas of a project; the value holds whatever could be read, whatever the findings.
  ///
  /// - Parameter files: In any order; the result does not depend on it.
  public static func read(_ files: some Sequence<SourceFile>, configuration: Configuration) -> Outcome<Schema> {
    let files = files.sorted { $0.path < $1.path }
    let diagnostics = DiagnosticCollector(files + [configuration.source].compactMap { $0 })
    let forms = FormReader(diagnostics: diagnostics)
    let context = ReaderContext(
      forms: forms, configuration: configuration, written: WrittenConfiguration(configuration, forms))
    var schema = DeclarationReader(context: context).schema(of: files)
    schema.ignoreComments += configuration.source.map { IgnoreComment.read($0, documents(of: $0)) } ?? []
    return Outcome(schema, diagnostics.sorted())
  }

  /// The documents of a file; a key of fields behind another key explains a mistake.
  static func documents(of file: SourceFile) -> Outcome<[YAMLNode]> {
    YAMLReader.read(file) { Form.field[$0] != nil }
  }
}
