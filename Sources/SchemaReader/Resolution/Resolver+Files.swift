import Schema
import SourceText

/// The whole way from the files to what they declare.
extension Resolver {
  /// Reads the files in parallel, and resolves what they declare.
  ///
  /// - Returns: The comments that suppress findings.
  func resolve(_ files: [SourceFile]) -> [IgnoreComment] {
    let all = diagnostics.files.values
    let parts = files.parallelMap { file in
      let forms = FormReader(diagnostics: DiagnosticCollector(all))
      let declared = DocumentReader(forms: forms).declarations(in: file)
      return (declared: declared, diagnostics: forms.diagnostics.all)
    }
    for part in parts {
      diagnostics.report(part.diagnostics)
      for name in part.declared.failed { symbols.names[name] = .failed }
    }
    resolve((context.written.profile.map { [$0] } ?? []) + parts.flatMap(\.declared.declarations))
    return parts.flatMap(\.declared.ignoreComments)
  }

  private func resolve(_ raws: [RawDeclaration]) {
    var (unique, again): ([RawDeclaration], [RawDeclaration]) = ([], [])
    for raw in raws {
      if declare(raw) { unique.append(raw) } else { again.append(raw) }
    }
    resolveTypes(unique)
    checkCycles()
    symbols.sharedNames = shared
    for raw in unique where raw.kind == .message { resolveMessage(raw) }
    checkObjectDefaults()
    TypeResolver(context: context).checkShadows()
    PresentationReader(context: context).checkMenus()
    resolveDuplicates(again)
  }

  /// A message, if it can be read, and what its name means for others.
  private func resolveMessage(_ raw: RawDeclaration) {
    guard let message = MessageReader(context: context).message(raw) else { return }
    symbols.messages.append(message)
    checkGeneratedName(of: message)
  }

  /// Enumerations, then objects: what a field may name is there before the fields of messages are read.
  private func resolveTypes(_ raws: [RawDeclaration]) {
    for raw in raws where raw.kind == .enumeration { enumeration(raw) }
    let shared = raws.filter { $0.kind == .object }
    for raw in shared { fields(of: raw) }
    for raw in shared { rules(of: raw) }
  }

  /// Reads what is declared twice for its findings alone.
  private func resolveDuplicates(_ raws: [RawDeclaration]) {
    if raws.isEmpty { return }
    var other = self
    other.context.symbols = symbols.copy()
    for raw in raws { other.resolveAgain(raw) }
    other.checkObjectDefaults()
    TypeResolver(context: other.context).checkShadows()
  }

  private func resolveAgain(_ raw: RawDeclaration) {
    symbols.names[raw.name.value] = nil
    symbols.places[raw.name.value] = nil
    _ = symbols.enter(raw)
    resolveTypes([raw])
    if raw.kind == .message { _ = MessageReader(context: context).message(raw) }
  }
}
