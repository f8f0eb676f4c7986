import Language
import SourceText
import YAML

/// Reads what a file declares.
struct DocumentReader: ReportingReader {
  let forms: FormReader

  /// The declarations of a file, and the names of those that could not be read.
  func declarations(in file: SourceFile) -> DeclaredFile {
    let outcome = SchemaReader.documents(of: file)
    diagnostics.report(outcome.diagnostics)
    var declared = DeclaredFile(ignoreComments: ignoreComments(of: file, outcome))
    declared.failed = outcome.hasErrors ? namesByLine(in: file) : []
    // What libyaml saw of a text before it gave up is no document.
    for root in outcome.value ?? [] where root.kind == .mapping || !outcome.hasErrors {
      if let declaration = declaration(root, path: file.path) {
        declared.declarations.append(declaration)
      } else {
        let kinds = DeclarationKind.allCases.map(\.rawValue)
        let names = root.entries.filter { entry in
          kinds.contains(entry.key.text.withoutHiddenScalars) || Spelling.nearest(to: entry.key.text, in: kinds) != nil
        }.map(\.value.text).filter { $0.utf8.count <= FormReader.maximumNameLength }
        declared.failed.formUnion(names + names.map(\.withoutHiddenScalars))
      }
    }
    return declared
  }

  /// What a text that is no YAML seems to declare: references to it are no second mistake.
  private func namesByLine(in file: SourceFile) -> Set<String> {
    var names: Set<String> = []
    for number in file.lineStarts.indices {
      let line = file.line(number + 1)
      guard let colon = line.utf8.firstIndex(of: UInt8(ascii: ":")),
        DeclarationKind(rawValue: String(line[..<colon])) != nil, line.utf8.index(after: colon) < line.endIndex
      else { continue }
      let rest = line[line.utf8.index(after: colon)...]
      names.insert(String(rest.drop { $0 == " " || $0 == "\"" }.prefix { $0 != " " && $0 != "\"" }))
    }
    return names
  }

  func declaration(_ root: YAMLNode, path: String) -> RawDeclaration? {
    guard root.kind == .mapping else {
      if !forms.reportRunTogether(root) { report(.badDocument(noMapping: root)) }
      return nil
    }
    let kinds = DeclarationKind.allCases.filter { root.entry($0.rawValue) != nil }
    guard let kind = kinds.first else {
      reportNoDeclaration(root)
      return nil
    }
    guard kinds.count == 1 else {
      let keys = kinds.compactMap { root.entry($0.rawValue)?.key }.sorted { $0.range < $1.range }
      return fail(.badDocument(declaring: keys))
    }
    guard let entries = forms.open(root, as: kind.form, at: root.entry(kind.rawValue)?.value.range),
      let name = entries.text(kind.rawValue)
    else {
      return nil
    }
    NameCheck(forms: forms).typeName(name, key: kind.rawValue)
    return RawDeclaration(kind: kind, name: name, entries: entries, path: path)
  }

  private func reportNoDeclaration(_ root: YAMLNode) {
    let kinds = DeclarationKind.allCases.map(\.rawValue)
    let count = diagnostics.all.count
    for entry in root.entries { _ = forms.word(entry.key.locatedText) }
    if diagnostics.all.count > count { return }
    for entry in root.entries {
      guard let near = Spelling.nearest(to: entry.key.text, in: kinds) else { continue }
      return report(.unknownKey(ofDeclaration: entry.key.locatedText, near: near))
    }
    report(.badDocument(declaringNothing: root))
  }
}
