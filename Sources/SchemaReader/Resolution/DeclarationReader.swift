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
  ///
  /// - Parameter shared: What is known of them; if it has types, the context has these already.
  func schema(ofDeclarations declarations: [RawDeclaration], sharing shared: SharedDeclarations) -> Schema {
    resolve((context.written.profile.map { [$0] } ?? []) + declarations, sharing: shared)
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

  private func resolve(_ raws: [RawDeclaration], sharing shared: SharedDeclarations? = nil) {
    let hasTypes = shared?.types != nil
    let (unique, repeated) = enter(hasTypes ? raws.filter { $0.kind == .message } : raws)
    if !hasTypes {
      readTypes(unique)
      ObjectCheck(context: context).checkCycles()
      ObjectCheck(context: context).checkDefaults()
      if let shared, !diagnostics.hasErrors(since: 0) { shared.share(types: symbols.copyOfTypes()) }
    }
    let names = TypeNameCheck(context: context, sharedTypes: symbols.sharedTypes)
    for raw in unique where raw.kind == .message {
      guard let message = message(raw, sharing: shared) else { continue }
      names.checkGeneratedNames(of: message)
    }
    names.checkInlineTypes()
    InputMenuReader(context: context).checkActions()
    readRepeated(repeated, sharedTypes: names.sharedTypes)
  }

  /// Enters the names; those that are there already are repeated.
  private func enter(_ raws: [RawDeclaration]) -> (unique: [RawDeclaration], repeated: [RawDeclaration]) {
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
    return (unique, repeated)
  }

  /// Resolves a message and adds it to the symbols, unless another release has.
  private func message(_ raw: RawDeclaration, sharing shared: SharedDeclarations?) -> Message? {
    // Types that are not shared may have other indices.
    let shared = shared?.types == nil ? nil : shared
    if let known = shared?.messages[raw.name.range] {
      symbols.add(known)
      return known.message
    }
    if let shared { symbols.leaveOut(to: shared.ends) }
    let starts = (objects: symbols.objects.count, enums: symbols.enums.count)
    let message = MessageReader(context: context).message(raw)
    ObjectCheck(context: context).checkDefaults()
    guard let message else { return nil }
    symbols.messages.append(message)
    if !diagnostics.hasErrors(since: 0) { shared?.share(message, raw.name.range, in: symbols, from: starts) }
    return message
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
