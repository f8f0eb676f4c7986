import Schema
import SourceText
import YAML

/// What was released up to some release: each declaration and each key of the configuration as the last one to write it
/// has it.
struct ReleaseContent: Sendable {
  /// Where everything is written: equal for releases between which nothing was changed.
  struct Identity: Hashable, Sendable {
    let ranges: Set<SourceRange>
  }

  private(set) var declarations: [String: RawDeclaration] = [:]
  private(set) var configuration: [String: YAMLEntry] = [:]

  /// A release laid over its parent.
  init(_ document: ReleaseDocument, over parent: ReleaseContent?) {
    if let parent { self = parent }
    for name in document.removed { declarations[name] = nil }
    for declaration in document.declarations { declarations[declaration.name.value] = declaration }
    for entry in document.configuration {
      configuration[entry.key.text] = entry.value.isNull ? nil : entry
    }
  }

  var identity: Identity {
    Identity(ranges: Set(declarations.values.map(\.name.range) + configuration.values.map(\.key.range)))
  }

  /// The same of everything but messages.
  var surroundings: Identity {
    let types = declarations.values.filter { $0.kind != .message }
    return Identity(ranges: Set(types.map(\.name.range) + configuration.values.map(\.key.range)))
  }

  /// Resolves all of it.
  ///
  /// - Parameters:
  ///   - document: Of the first release that has it.
  ///   - shared: What is known of contents with the same surroundings.
  func read(
    for document: ReleaseDocument, among files: [SourceFile], sharing shared: SharedDeclarations
  ) -> Outcome<Schema> {
    let forms = FormReader(diagnostics: DiagnosticCollector(files))
    let keys = configuration.sorted { $0.key < $1.key }.map(\.value)
    let settings = ConfigurationReader(forms: forms).document(ofRelease: keys, in: document.header, of: document.file)
    var written = settings.written
    written.profile = settings.profile.flatMap {
      ConfigurationReader(forms: forms).profile($0, path: document.file.path)
    }
    let context = ReaderContext(
      forms: forms, configuration: settings.configuration, symbols: shared.types?.copy() ?? SymbolTable(),
      written: written)
    let sorted = declarations.values.sorted { $0.name.value.utf8.lexicographicallyPrecedes($1.name.value.utf8) }
    let schema = DeclarationReader(context: context).schema(ofDeclarations: sorted, sharing: shared)
    return Outcome(schema, forms.diagnostics.sorted())
  }
}
