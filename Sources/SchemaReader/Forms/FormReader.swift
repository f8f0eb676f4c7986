import Language
import SourceText
import YAML

/// Checks nodes against the forms of the language: what it gives back has the shape that was wanted.
struct FormReader: PartReader {
  let diagnostics: DiagnosticCollector

  var forms: FormReader { self }

  /// Checks a mapping against its form: the one place where unknown, duplicate and missing keys are found.
  ///
  /// - Parameter anchor: Where a missing key is reported; the mapping itself if nil.
  func open(_ node: YAMLNode, as form: Form, at anchor: @autoclosure () -> SourceRange? = nil) -> CheckedMapping? {
    let example = node.kind == .mapping ? nil : form.textKey.map { "{ \($0): \(source(node.range)) }" }
    guard isMapping(node, what: form.title, help: example.map(Wording.write)) else { return nil }
    return entries(node.entries, of: node, as: form, at: anchor())
  }

  /// Checks entries as if a mapping had them all.
  func open(_ entries: [YAMLEntry], in node: YAMLNode, as form: Form) -> CheckedMapping {
    self.entries(entries, of: node, as: form, at: nil)
  }

  private func entries(
    _ entries: [YAMLEntry], of node: YAMLNode, as form: Form, at anchor: SourceRange?
  ) -> CheckedMapping {
    var known: [CheckedMapping.KnownEntry] = []
    var accepted: [CheckedMapping.KnownEntry] = []
    var refused: Set<String> = []
    var rest = 0
    for (index, entry) in entries.enumerated() {
      if rest > 0 {
        rest -= 1
        continue
      }
      let name = word(entry.key.locatedText).value
      let own = form[name]
      if name != entry.key.text, own == nil {
        refused.insert(name)
        continue
      }
      if own == nil, form.key(formerly: name) == nil {
        rest = restOfText(before: entries[index...], after: index > 0 ? entries[index - 1] : nil, in: node, form)
        if rest > 0 {
          rest -= 1
          continue
        }
      }
      guard let key = own ?? key(meantBy: entry, in: node, form, refused: &refused) else { continue }
      if let first = known.first(where: { $0.key == key.name })?.entry {
        let isDeclaration = DeclarationKind.allCases.contains { $0.form === form && $0.rawValue == key.name }
        report(.duplicateKey(entry.key.locatedText, first: first.key.range, isDeclaration: isDeclaration))
        continue
      }
      known.append(.init(key: key.name, entry: entry))
      if check(entry, is: key, of: node, in: form) {
        accepted.append(known[known.count - 1])
      } else {
        refused.insert(key.name)
      }
    }
    for key in form.keys
    where key.isRequired && !known.contains(where: { $0.key == key.name }) && !refused.contains(key.name) {
      report(.missingKey(key, of: form, at: anchor ?? node.range))
    }
    return CheckedMapping(node, form: form, accepted: accepted, refused: refused)
  }

  private func check(_ entry: YAMLEntry, is key: Form.Key, of node: YAMLNode, in form: Form) -> Bool {
    if reportOtherKey(entry, than: key, of: node, in: form) { return false }
    if key.name == "include", entry.value.kind == .sequence {
      report(.wrongKind(ofInclude: entry.value, key.shape.title))
      return false
    }
    return check(entry.value, is: key.shape, what: .verbatim("`\(key.name)`"), key: entry.key)
  }

  /// The key that is meant by one that the form does not have, which a finding says. Its value is read on, so that
  /// nothing else is said to be missing.
  ///
  /// - Parameter refused: Gets the key if the value cannot be read on.
  private func key(
    meantBy entry: YAMLEntry, in node: YAMLNode, _ form: Form, refused: inout Set<String>
  ) -> Form.Key? {
    if let key = renamedKey(entry, in: node, form) { return key }
    let key: (name: String, isRead: Bool)
    if let foreign = foreignKey(entry, in: node, form) {
      key = (foreign.key, foreign.isRead)
    } else if reportRunTogether(entry) {
      return nil
    } else {
      report(.unknownKey(entry, of: node, in: form))
      guard let meant = Diagnostic.key(meantBy: entry, of: node, in: form) else { return nil }
      key = (meant, !(entry.value.isPlain && entry.value.text.isEmpty))
    }
    if !key.isRead { refused.insert(key.name) }
    return key.isRead ? form[key.name] : nil
  }

  /// The key that had that name before it was renamed, which a finding says.
  private func renamedKey(_ entry: YAMLEntry, in node: YAMLNode, _ form: Form) -> Form.Key? {
    guard let key = form.key(formerly: entry.key.text) else { return nil }
    let isAlone = node.entry(key.name) == nil
    report(.renamedKey(entry.key.text, at: entry.key.range, to: key.name, isAlone: isAlone))
    return key
  }

  /// The key that is meant by one of Swift's or CSS's, which a finding says; nil for a key without such a meaning.
  ///
  /// - Returns: Also whether the value can be read on as that of the key.
  private func foreignKey(_ entry: YAMLEntry, in node: YAMLNode, _ form: Form) -> (key: String, isRead: Bool)? {
    let name = entry.key.text
    guard form[name] == nil, let ours = form.foreignKeys[name] else { return nil }
    let key = String(ours.prefix { $0 != ":" })
    let isRead = key == ours
    guard node.entry(key) == nil, isRead || PlainScalar.bool(entry.value.text) == true else { return nil }
    let replaced = isRead ? entry.key.range : entry.key.range.through(entry.value.range)
    let isSafe = !form.guesses.contains(name)
    report(.swiftSpelling(ofKey: entry.key.locatedText, ours: ours, replacing: replaced, isSafe: isSafe))
    return (key, isRead)
  }

  /// The entries of a mapping with keys of the author's own, each key once.
  func distinct(_ node: YAMLNode) -> [YAMLEntry] {
    var seen: [String: SourceRange] = [:]
    return node.entries.filter { entry in
      guard let first = seen.enter(entry.key.text, entry.key.range) else { return true }
      report(.duplicateKey(entry.key.locatedText, first: first))
      return false
    }
  }
}
