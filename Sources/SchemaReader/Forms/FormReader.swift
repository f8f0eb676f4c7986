import Language
import SourceText
import YAML

/// Checks nodes against the forms of the language: what it gives back has the shape that was wanted.
struct FormReader: ReportingReader {
  let diagnostics: DiagnosticCollector

  var forms: FormReader { self }

  /// Checks a mapping against its form: finds unknown, duplicate and missing keys.
  ///
  /// - Parameter anchor: Where a missing key is reported; the mapping itself if nil.
  func open(_ node: YAMLNode, as form: Form, at anchor: @autoclosure () -> SourceRange? = nil) -> CheckedMapping? {
    let example = node.kind == .mapping ? nil : form.textKey.map { "{ \($0): \(source(node.range)) }" }
    guard isMapping(node, what: form.title, help: example.map(Wording.write)) else { return nil }
    return open(node.entries, in: node, as: form, at: anchor())
  }

  /// Checks entries as if a mapping had them all.
  func open(
    _ entries: [YAMLEntry], in node: YAMLNode, as form: Form, at anchor: SourceRange? = nil
  ) -> CheckedMapping {
    let keys = KeyReader(entries, of: node, as: form, forms: self)
    var refused = keys.unread
    let accepted = keys.known.filter { known in
      let isAccepted = check(known.entry, is: known.key, of: node, in: form)
      if !isAccepted { refused.insert(known.key.name) }
      return isAccepted
    }
    for key in form.keys
    where key.isRequired && !accepted.contains(where: { $0.key === key }) && !refused.contains(key.name) {
      report(.missingKey(key, of: form, at: anchor ?? node.range))
    }
    return CheckedMapping(node, form: form, accepted: accepted, refused: refused)
  }

  private func check(_ entry: YAMLEntry, is key: Form.Key, of node: YAMLNode, in form: Form) -> Bool {
    if reportOtherKey(entry, than: key, of: node, in: form) { return false }
    if key.name == "include", entry.value.kind == .sequence {
      return fail(.wrongKind(ofInclude: entry.value, key.shape.title))
    }
    return check(entry.value, is: key.shape, what: .verbatim("`\(key.name)`"), key: entry.key)
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
