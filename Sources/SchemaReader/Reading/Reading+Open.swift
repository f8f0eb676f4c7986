import SourceText

extension Reading {
  /// Checks a mapping against its form: the one place where unknown, duplicate and missing keys are found.
  ///
  /// - Parameters:
  ///   - anchor: Where a missing key is reported; the mapping itself if nil.
  ///   - what: What messages call the node when it is no mapping.
  mutating func open(
    _ node: YAMLNode, as form: Form, at anchor: SourceRange? = nil, what: Phrase? = nil
  ) -> Entries? {
    guard isMapping(node, what: what ?? form.title) else { return nil }
    var entries = Entries(node, capacity: node.entries.count)
    // Mappings are short: going through a list is faster than hashing.
    var seen: [(name: String, range: SourceRange)] = []
    seen.reserveCapacity(node.entries.count)
    for entry in node.entries {
      var name = entry.key.text
      var known = form[name]
      if known == nil, let habit = habit(of: entry, in: node, form) {
        guard habit.isRead else {
          entries.refuse(habit.key)
          continue
        }
        name = habit.key
        known = form[name]
      }
      guard let key = known else {
        reportUnknownKey(entry, in: form)
        continue
      }
      if let first = seen.first(where: { $0.name == name }) {
        reportDuplicateKey(entry.key, first: first.range)
        continue
      }
      seen.append((name, entry.key.range))
      if check(entry.value, is: key.shape, what: .verbatim("`\(name)`"), key: entry.key) {
        entries.accept(entry, as: name)
      } else {
        entries.refuse(name)
      }
    }
    for key in form.requiredKeys
    where !seen.contains(where: { $0.name == key.name }) && !isMisspelt(key.name, in: node, form) {
      report(
        .missingKey, Phrase("\(form.title) needs `\(key.name)`", zh: "\(form.title)缺少 `\(key.name)`"),
        at: anchor ?? node.range, help: Phrase("`\(key.name)`: \(key.summary)", zh: "加上 `\(key.name): …`"))
    }
    return entries
  }

  /// The entries of a mapping with keys of the author's own, each key once.
  mutating func distinct(_ node: YAMLNode) -> [YAMLEntry] {
    var seen: [String: SourceRange] = [:]
    return node.entries.filter { entry in
      if let first = seen[entry.key.text] {
        reportDuplicateKey(entry.key, first: first)
        return false
      }
      seen[entry.key.text] = entry.key.range
      return true
    }
  }

  mutating func reportDuplicateKey(_ key: YAMLNode, first: SourceRange?) {
    report(
      .duplicateKey, Phrase("`\(key.text)` stands twice here", zh: "`\(key.text)` 在这里重复了"), at: key.range,
      notes: [.init(Wording.firstIsHere, at: first)], help: Phrase("remove one of them", zh: "删除其中一个"))
  }

  /// Whether one of the unknown keys, which a finding names, is meant for that key.
  private func isMisspelt(_ name: String, in node: YAMLNode, _ form: Form) -> Bool {
    let names = form.keys.map(\.name)
    return node.entries.contains { form[$0.key.text] == nil && Spelling.nearest(to: $0.key.text, in: names) == name }
  }

  private mutating func reportUnknownKey(_ entry: YAMLEntry, in form: Form) {
    guard !reportRunTogether(entry) else { return }
    let problem = Phrase(
      "`\(entry.key.text)` is no key of \(form.title)", zh: "\(form.title)没有键 `\(entry.key.text)`")
    if let advice = form.advice[entry.key.text] {
      report(.unknownKey, problem, at: entry.key.range, help: advice)
      return
    }
    let names = form.keys.map(\.name)
    reportUnknown(
      .unknownKey, problem, Located(entry.key.text, entry.key.range), among: names,
      help: names.count <= 24 ? Phrase("it has \(Wording.list(names))", zh: "它的键有\(Wording.list(names))") : nil)
  }
}
