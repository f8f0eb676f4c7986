import SourceText

extension Reading {
  /// Checks a mapping against its form: the one place where unknown, duplicate and missing keys are found.
  ///
  /// - Parameter anchor: Where a missing key is reported; the mapping itself if nil.
  mutating func open(
    _ node: YAMLNode, as form: Form, at anchor: @autoclosure () -> SourceRange? = nil
  ) -> Entries? {
    let example = node.kind == .mapping ? nil : form.textKey.map { "{ \($0): \(source(node.range)) }" }
    guard isMapping(node, what: form.title, help: example.map(Wording.write)) else { return nil }
    return Entries.clear(node, as: form) ?? Entries(node, review(node, as: form, at: anchor()))
  }

  private mutating func review(_ node: YAMLNode, as form: Form, at anchor: SourceRange?) -> Entries.Review {
    var known: [Entries.Review.Known] = []
    var refused: [Word] = []
    for entry in node.entries {
      var place = form.place(of: entry.key)
      if place == nil, let habit = habit(of: entry, in: node, form), let word = Word(habit.key) {
        guard habit.isRead else {
          refused.append(word)
          continue
        }
        place = form.place(of: word)
      }
      guard let place else {
        reportUnknownKey(entry, of: node, in: form)
        continue
      }
      let word = form.keys[place].word
      if let first = known.first(where: { $0.name == word }) {
        let isDeclaration = RawDeclaration.Kind.allCases.contains { $0.form === form && $0.word == word }
        reportDuplicateKey(entry.key, first: first.entry.key.range, isDeclaration: isDeclaration)
        continue
      }
      let isAccepted =
        form.clearlyFits(entry.valueIndex, of: entry.tree, place: place) || check(entry, is: form.keys[place])
      known.append(.init(name: word, entry: entry, isAccepted: isAccepted))
      if !isAccepted { refused.append(word) }
    }
    for key in form.requiredKeys
    where !known.contains(where: { $0.name == key.word }) && !isMisspelt(key.name, in: node, form) {
      report(
        .missingKey, Phrase("\(form.title) needs `\(key.name)`", zh: "\(form.title)缺少 `\(key.name)`"),
        at: anchor ?? node.range, help: Phrase("`\(key.name)`: \(key.summary)", zh: "加上 `\(key.name): …`"))
    }
    return Entries.Review(known: known, refused: refused)
  }

  private mutating func check(_ entry: YAMLEntry, is key: Form.Key) -> Bool {
    if key.word == "include", entry.value.kind == .sequence {
      return refuse(
        entry.value, .verbatim("`include`"), key.shape,
        help: Phrase("include one object, and the fields of others in that", zh: "只引入一个对象，其他对象的字段放进它里面"))
    }
    return checkValue(entry, is: key)
  }

  private mutating func checkValue(_ entry: YAMLEntry, is key: Form.Key) -> Bool {
    check(entry.value, is: key.shape, what: .verbatim("`\(key.name)`"), key: entry.key)
  }

  /// The entries of a mapping with keys of the author's own, each key once.
  mutating func distinct(_ node: YAMLNode) -> [YAMLEntry] {
    var seen = Seen<String, SourceRange>()
    return node.entries.filter { entry in
      guard let first = seen.enter(entry.key.text, entry.key.range) else { return true }
      reportDuplicateKey(entry.key, first: first)
      return false
    }
  }

  /// - Parameter isDeclaration: Whether another document may begin there.
  mutating func reportDuplicateKey(_ key: YAMLNode, first: SourceRange?, isDeclaration: Bool = false) {
    let remove = Phrase("remove one of them", zh: "删除其中一个")
    report(
      .duplicateKey, Phrase("`\(key.text)` stands twice here", zh: "`\(key.text)` 在这里重复了"), at: key.range,
      notes: [.init(Wording.firstIsHere, at: first)],
      help: isDeclaration
        ? Phrase("write `---` before another declaration, or remove one of them", zh: "在另一个声明之前写上 `---`，或删除其中一个")
        : remove)
  }

  /// Whether one of the unknown keys, which a finding names, is meant for that key.
  private func isMisspelt(_ name: String, in node: YAMLNode, _ form: Form) -> Bool {
    let names = form.keys.map(\.name)
    return node.entries.contains { form[$0.key.text] == nil && Spelling.nearest(to: $0.key.text, in: names) == name }
  }
}
