import Language
import Schema
import SourceText
import YAML

/// YAML text → `Schema`, every finding at once.
public enum SchemaReader {
  /// Of one file, in bytes; a larger one is refused.
  public static var maximumFileSize: Int { SourceFile.maximumSize }

  /// Reads `messagegen.yaml`; the value is there whatever could be read of it.
  public static func readConfiguration(_ file: SourceFile) -> Outcome<ConfigurationDocument> {
    let forms = FormReader(diagnostics: DiagnosticCollector([file]))
    let document = ConfigurationReader(forms: forms).document(file)
    return Outcome(document, forms.diagnostics.sorted())
  }

  /// That a configuration requires another version of the tool than this one, whatever else is wrong with it; nil: it does
  /// not, or nobody can tell.
  public static func wrongVersion(of tool: ToolVersion, in configuration: SourceFile) -> Diagnostic? {
    guard let value = documents(of: configuration).value?.first?.entry("requires")?.value,
      let required = ToolVersion(value.text), !required.isSatisfied(by: tool)
    else { return nil }
    return .wrongVersion(tool, required: required, at: value.range)
  }

  /// Reads the schemas of a project; the value holds whatever could be read, whatever the findings. Whether its examples
  /// are messages that the app takes is for others to say.
  ///
  /// - Parameter files: In any order; the result does not depend on it.
  public static func read(
    _ files: some Sequence<SourceFile>, configuration document: ConfigurationDocument
  ) -> Outcome<Schema> {
    let files = files.sorted { $0.path < $1.path }
    let forms = FormReader(diagnostics: DiagnosticCollector(files + [document.file]))
    var written = document.written
    written.profile = document.profile.flatMap {
      ConfigurationReader(forms: forms).profile($0, path: document.file.path)
    }
    let context = ReaderContext(forms: forms, configuration: document.configuration, written: written)
    var schema = DeclarationReader(context: context).schema(of: files)
    schema.ignoreComments += document.ignoreComments
    return Outcome(schema, forms.diagnostics.sorted())
  }

  /// The documents of a file; a key of fields behind another key explains a mistake.
  static func documents(of file: SourceFile) -> Outcome<[YAMLNode]> {
    YAMLReader.read(file) { Form.field[$0] != nil }
  }
}
