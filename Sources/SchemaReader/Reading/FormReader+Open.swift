import Language
import SourceText
import YAML

extension FormReader {
  /// Checks a mapping against its form: the one place where unknown, duplicate and missing keys are found.
  ///
  /// - Parameter anchor: Where a missing key is reported; the mapping itself if nil.
  func open(
    _ node: YAMLNode, as form: Form, at anchor: @autoclosure () -> SourceRange? = nil
  ) -> Entries? {
    let example = node.kind == .mapping ? nil : form.textKey.map { "{ \($0): \(source(node.range)) }" }
    guard isMapping(node, what: form.title, help: example.map(Wording.write)) else { return nil }
    return entries(node, as: form, at: anchor())
  }

  private func entries(_ node: YAMLNode, as form: Form, at anchor: SourceRange?) -> Entries {
    var known: [Entries.Known] = []
    var accepted: [Entries.Known] = []
    var refused: Set<String> = []
    for entry in node.entries {
      var key = form[entry.key.text]
      if key == nil, let habit = habit(of: entry, in: node, form) {
        guard habit.isRead else {
          refused.insert(habit.key)
          continue
        }
        key = form[habit.key]
      }
      guard let key else {
        if !reportRunTogether(entry) { report(.unknownKey(entry, of: node, in: form)) }
        continue
      }
      if let first = known.first(where: { $0.key == key.name })?.entry {
        let isDeclaration = DeclarationKind.allCases.contains { $0.form === form && $0.rawValue == key.name }
        reportDuplicateKey(entry.key, first: first.key.range, isDeclaration: isDeclaration)
        continue
      }
      known.append(.init(key: key.name, entry: entry))
      if check(entry, is: key) { accepted.append(known[known.count - 1]) } else { refused.insert(key.name) }
    }
    for key in form.keys
    where key.isRequired && !known.contains(where: { $0.key == key.name }) && !isMisspelt(key.name, in: node, form) {
      report(
        .missingKey, Phrase("\(form.title) needs `\(key.name)`", zh: "\(form.title)缺少 `\(key.name)`"),
        at: anchor ?? node.range, help: Phrase("`\(key.name)`: \(key.summary)", zh: "加上 `\(key.name): …`"))
    }
    return Entries(node, accepted: accepted, refused: refused)
  }

  private func check(_ entry: YAMLEntry, is key: Form.Key) -> Bool {
    if key.name == "include", entry.value.kind == .sequence {
      return refuse(
        entry.value, .verbatim("`include`"), key.shape,
        help: Phrase("include one object, and the fields of others in that", zh: "只引入一个对象，其他对象的字段放进它里面"))
    }
    return checkValue(entry, is: key)
  }

  private func checkValue(_ entry: YAMLEntry, is key: Form.Key) -> Bool {
    let name = key.name
    return check(entry.value, is: key.shape, what: .verbatim("`\(name)`"), key: entry.key)
  }

  /// The entries of a mapping with keys of the author's own, each key once.
  func distinct(_ node: YAMLNode) -> [YAMLEntry] {
    var seen: [String: SourceRange] = [:]
    return node.entries.filter { entry in
      guard let first = seen.enter(entry.key.text, entry.key.range) else { return true }
      reportDuplicateKey(entry.key, first: first)
      return false
    }
  }

  /// - Parameter isDeclaration: Whether another document may begin there.
  func reportDuplicateKey(_ key: YAMLNode, first: SourceRange?, isDeclaration: Bool = false) {
    report(.duplicateKey(Located(key.text, key.range), first: first, isDeclaration: isDeclaration))
  }

  /// Whether one of the unknown keys, which a finding names, is meant for that key.
  private func isMisspelt(_ name: String, in node: YAMLNode, _ form: Form) -> Bool {
    let names = form.keys.map(\.name)
    return node.entries.contains { form[$0.key.text] == nil && Spelling.nearest(to: $0.key.text, in: names) == name }
  }
}
