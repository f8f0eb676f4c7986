import Schema
import SourceText
import YAML

/// Reads what the files of a project declare: all names first, then what they stand for.
struct DeclarationReader: ResolvingReader {
  let context: ReaderContext

  /// Reads the files in parallel, and resolves what they declare.
  func schema(of files: [SourceFile]) -> Schema {
    let parts = files.parallelMap { file in
      let forms = FormReader(diagnostics: DiagnosticCollector([file]))
      let declared = DocumentReader(forms: forms).declarations(in: file)
      return (declared: declared, diagnostics: forms.diagnostics.all)
    }
    for part in parts {
      diagnostics.report(part.diagnostics)
      for name in part.declared.failed { symbols.markFailed(name) }
    }
    resolve((context.written.profile.map { [$0] } ?? []) + parts.flatMap(\.declared.declarations))
    TypeNameCheck(context: context, sharedTypes: symbols.sharedTypes).checkFileNames()
    return schema(ignoreComments: parts.flatMap(\.declared.ignoreComments))
  }

  /// Resolves declarations, of whatever files.
  func schema(ofDeclarations declarations: [RawDeclaration]) -> Schema {
    resolve((context.written.profile.map { [$0] } ?? []) + declarations)
    return schema(ignoreComments: [])
  }

  private func schema(ignoreComments: [IgnoreComment]) -> Schema {
    var configuration = configuration
    if let profile = context.written.profile, case .object(let id)? = symbols.names[profile.name.value] {
      configuration.profile = id
    }
    return Schema(
      configuration: configuration, messages: symbols.messages, objects: symbols.objects, enums: symbols.enums,
      ignoreComments: ignoreComments)
  }

  private func resolve(_ raws: [RawDeclaration]) {
    var (unique, repeated): ([RawDeclaration], [RawDeclaration]) = ([], [])
    for raw in raws {
      if let first = symbols.enter(raw) {
        report(.duplicateName(raw.name, after: first))
        repeated.append(raw)
      } else {
        unique.append(raw)
      }
    }
    checkNamesDifferInMoreThanCase(unique.filter { $0.kind == .message })
    checkNamesDifferInMoreThanCase(unique.filter { $0.kind != .message })
    readTypes(unique)
    ObjectCheck(context: context).checkCycles()
    let names = TypeNameCheck(context: context, sharedTypes: symbols.sharedTypes)
    for raw in unique where raw.kind == .message {
      guard let message = MessageReader(context: context).message(raw) else { continue }
      symbols.messages.append(message)
      names.checkGeneratedNames(of: message)
    }
    ObjectCheck(context: context).checkDefaults()
    names.checkInlineTypes()
    InputMenuReader(context: context).checkActions()
    readRepeated(repeated, sharedTypes: names.sharedTypes)
  }

  /// Some disks take `Gift.swift` and `GIFT.swift` for one file.
  private func checkNamesDifferInMoreThanCase(_ raws: [RawDeclaration]) {
    var names: [String: Located<String>] = [:]
    for raw in raws {
      guard let first = names.enter(raw.name.value.foldedForDisks, raw.name) else { continue }
      report(.duplicateName(raw.name, exceptForCaseOf: first))
    }
  }

  /// Enumerations, then objects: what a field may name is there before the fields of messages are read.
  private func readTypes(_ raws: [RawDeclaration]) {
    for raw in raws where raw.kind == .enumeration { readEnumeration(raw) }
    let objects = raws.filter { $0.kind == .object }
    for raw in objects { readFields(of: raw) }
    for raw in objects { readRules(of: raw) }
    // Examples may name one another.
    for raw in objects { readExamples(of: raw) { reader, node, _ in reader.names(node) } }
    for raw in objects { readExamples(of: raw) { $0.examples($1, in: $2) } }
  }

  /// An enumeration without a readable case is left out.
  private func readEnumeration(_ raw: RawDeclaration) {
    if let node = raw.entries["cases"], let cases = CaseReader(forms: forms).cases(node) {
      symbols.add(EnumType(declaration: raw.declaration, container: .shared, cases: cases))
    } else {
      symbols.markFailed(raw.name.value)
    }
  }

  private func readFields(of raw: RawDeclaration) {
    guard case .object(let id)? = symbols.names[raw.name.value], let node = raw.entries["fields"] else { return }
    let fields = FieldReader(context: context, section: FieldSection(.object, container: .object(id)))
    symbols.setFields(fields.fields(node), of: id)
  }

  private func readRules(of raw: RawDeclaration) {
    guard case .object(let id)? = symbols.names[raw.name.value], let node = raw.entries["validate"] else { return }
    let scope = Scope(fields: symbols[id].fields, failed: symbols.failedFields[id] ?? [])
    symbols[id].rules = ValidationReader(context: context).rules(node, in: scope)
  }

  private func readExamples(
    of raw: RawDeclaration, _ read: (ExampleReader, YAMLNode, Scope) -> [Schema.Example]
  ) {
    guard case .object(let id)? = symbols.names[raw.name.value], let node = raw.entries["examples"] else { return }
    let scope = Scope(fields: symbols[id].fields, failed: symbols.failedFields[id] ?? [])
    symbols[id].examples = read(ExampleReader(context: context), node, scope)
  }

  /// Reads what is declared twice for its findings alone.
  private func readRepeated(_ raws: [RawDeclaration], sharedTypes: [String: SourceRange]) {
    if raws.isEmpty { return }
    let context = ReaderContext(
      forms: forms, configuration: configuration, symbols: symbols.copy(), written: self.context.written)
    let other = DeclarationReader(context: context)
    for raw in raws {
      context.symbols.replace(with: raw)
      other.readTypes([raw])
      if raw.kind == .message { _ = MessageReader(context: context).message(raw) }
    }
    ObjectCheck(context: context).checkDefaults()
    TypeNameCheck(context: context, sharedTypes: sharedTypes).checkInlineTypes()
  }
}
