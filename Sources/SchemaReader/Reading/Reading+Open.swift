import SourceText

extension Reading {
  /// Checks a mapping against its form: the one place where unknown, duplicate and missing keys are found.
  ///
  /// - Parameters:
  ///   - anchor: Where a missing key is reported; the mapping itself if nil.
  ///   - what: What messages call the node when it is no mapping.
  mutating func open(
    _ node: YAMLNode, as form: Form, at anchor: SourceRange? = nil, what: String? = nil
  ) -> Entries? {
    guard isMapping(node, what: what ?? form.title) else { return nil }
    var entries = Entries(node)
    var seen: [String: SourceRange] = [:]
    for entry in node.entries {
      let habit = habit(of: entry, in: node, form)
      if let habit, !habit.isRead {
        entries.refuse(habit.key)
        continue
      }
      let name = habit?.key ?? entry.key.text
      guard let key = form[name] else {
        reportUnknownKey(entry, in: form)
        continue
      }
      guard seen[name] == nil else {
        reportDuplicateKey(entry.key, first: seen[name])
        continue
      }
      seen[name] = entry.key.range
      if check(entry.value, is: key.shape, what: "`\(name)`", key: entry.key) {
        entries.accept(entry, as: name)
      } else {
        entries.refuse(name)
      }
    }
    for key in form.keys where key.isRequired && seen[key.name] == nil && !isMisspelt(key.name, in: node, form) {
      report(
        .missingKey, "\(form.title) needs `\(key.name)`", at: anchor ?? node.range,
        help: "`\(key.name)`: \(key.summary)")
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
      .duplicateKey, "`\(key.text)` stands twice here", at: key.range,
      notes: [.init("the first is here", at: first)], help: "remove one of them")
  }

  /// Whether one of the unknown keys, which a finding names, is meant for that key.
  private func isMisspelt(_ name: String, in node: YAMLNode, _ form: Form) -> Bool {
    let names = form.keys.map(\.name)
    return node.entries.contains { form[$0.key.text] == nil && Spelling.nearest(to: $0.key.text, in: names) == name }
  }

  private mutating func reportUnknownKey(_ entry: YAMLEntry, in form: Form) {
    guard !reportRunTogether(entry) else { return }
    let names = form.keys.map(\.name)
    reportUnknown(
      .unknownKey, "`\(entry.key.text)` is no key of \(form.title)", Located(entry.key.text, entry.key.range),
      among: names, help: names.count <= 24 ? "it has " + Wording.list(names) : nil)
  }
}
