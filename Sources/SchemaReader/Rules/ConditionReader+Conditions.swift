import Language
import Schema
import SourceText
import YAML

extension ConditionReader {
  /// A `when`; nil if an entry could not be read.
  func condition(_ node: YAMLNode, in scope: Scope) -> Condition? {
    guard forms.isMapping(node, what: .verbatim("`when`"), help: Self.conditionHelp(node.text)) else { return nil }
    guard !node.entries.isEmpty else {
      report(
        .emptyValue, Phrase("an empty `when` always holds", zh: "空的 `when` 总是成立"), at: node.range,
        help: Phrase("remove it, or write a test", zh: "删除它，或写上条件"))
      return nil
    }
    var entries: [Condition.Entry] = []
    var isComplete = true
    for entry in forms.distinct(node) {
      if let read = conditionEntry(entry, in: scope) { entries.append(read) } else { isComplete = false }
    }
    return isComplete ? Condition(entries: entries, range: node.range) : nil
  }

  /// `encrypted`, `state == 1` and `title != nil` as a mapping.
  private static func conditionHelp(_ text: String) -> Phrase {
    let words = text.split(separator: " ").map(String.init)
    switch (words.count, words.dropFirst().first, words.last) {
    case (3, "!=", "nil"), (3, "!=", "null"): return Wording.write("{ \(words[0]): present }")
    case (3, "==", "nil"), (3, "==", "null"): return Wording.write("{ \(words[0]): absent }")
    case (3, "==", let value?): return Wording.write("{ \(words[0]): \(value) }")
    default:
      let name = words.count == 1 ? words[0] : "field"
      return Phrase("write a field and its value: `{ \(name): … }`", zh: "写上字段和值：`{ \(name): … }`")
    }
  }

  private func conditionEntry(_ entry: YAMLEntry, in scope: Scope) -> Condition.Entry? {
    guard !forms.reportRunTogether(entry) else { return nil }
    let name = Located(entry.key.text, entry.key.range)
    guard !forms.isMissing(entry.value, what: .verbatim("`\(name.value)`"), key: entry.key, isText: false) else {
      return nil
    }
    let range = name.range.through(entry.value.range)
    if let (subject, test) = special(name, entry.value, in: scope) {
      return test.map { Condition.Entry(subject: subject, test: $0, range: range) }
    }
    guard let path = PathResolver(context: context).path(name, in: scope), let test = test(entry.value, of: path) else {
      return nil
    }
    return Condition.Entry(subject: .field(path), test: test, range: range)
  }

  /// `id`, `direction` and `session`, unless a field has that name.
  private func special(
    _ name: Located<String>, _ node: YAMLNode, in scope: Scope
  ) -> (Condition.Subject, Condition.Test?)? {
    guard ["id", "direction", "session"].contains(name.value), !scope.failed.contains(name.value),
      !scope.all.contains(where: { $0.name == name.value })
    else { return nil }
    guard !context.isRehearsal else { return (.direction, nil) }
    switch name.value {
    case "id":
      guard let identity = scope.identity else { return nil }
      return (
        .identity, IdentityReader(context: context).identityTest(node, name, of: identity, isStrict: scope.isStrict)
      )
    case "direction" where scope.isPresentation:
      let words = Words(of: Condition.Direction.self)
      guard forms.isWord(node, among: words, what: .verbatim("`direction`")) else { return (.direction, nil) }
      return (.direction, Condition.Direction(rawValue: node.text).map { .direction($0) })
    case "session" where scope.isPresentation:
      return (.session, sessionTest(node))
    default:
      report(
        .misfitTest,
        Phrase(
          "`\(name.value)` is known in `layout` and `surfaces` alone",
          zh: "`\(name.value)` 只在 `layout` 和 `surfaces` 中可用"),
        at: name.range, help: Phrase("test a field instead", zh: "改为判断一个字段"))
      return (.direction, nil)
    }
  }

  private func sessionTest(_ node: YAMLNode) -> Condition.Test? {
    let words = Words(of: Condition.Session.self)
    let nodes = node.kind == .sequence ? Array(node.items) : [node]
    var sessions: [Condition.Session] = []
    for node in nodes where forms.isWord(node, among: words, what: .verbatim("`session`")) {
      Condition.Session(rawValue: node.text).map { sessions.append($0) }
    }
    guard !nodes.isEmpty else {
      report(
        .emptyValue, Phrase("a test for none of the sessions never holds", zh: "不含任何会话的条件永远不成立"), at: node.range)
      return nil
    }
    return sessions.count == nodes.count ? .sessions(sessions) : nil
  }

  private func test(_ node: YAMLNode, of path: FieldPath) -> Condition.Test? {
    if node.isPlain, let test = wordTest(node, of: path) { return test.value }
    let nodes = node.kind == .sequence ? Array(node.items) : [node]
    guard !nodes.isEmpty else {
      report(
        .emptyValue, Phrase("a test for none of the values never holds", zh: "不含任何值的条件永远不成立"), at: node.range)
      return nil
    }
    let values = nodes.compactMap { LiteralReader(context: context).literal($0, of: path.type, use: .test) }
    return values.count == nodes.count ? .values(values) : nil
  }

  /// `present`, `absent`, `empty`, `nonEmpty`; nil for another word, a nil value for a test that does not fit.
  private func wordTest(_ node: YAMLNode, of path: FieldPath) -> (value: Condition.Test?, Void)? {
    let test: Condition.Test
    let fits: Bool
    switch node.text {
    case "present": (test, fits) = (.present, path.isOptional)
    case "absent": (test, fits) = (.absent, path.isOptional)
    case "empty": (test, fits) = (.empty, path.type.canBeEmpty || path.type == .url)
    case "nonEmpty": (test, fits) = (.nonEmpty, path.type.canBeEmpty || path.type == .url)
    default: return nil
    }
    guard !fits else { return (test, ()) }
    let isAge = test == .present || test == .absent
    let type = path.type.title
    report(
      .misfitTest,
      isAge
        ? Phrase("`\(path.text)` is always there", zh: "`\(path.text)` 总是存在")
        : Phrase("\(type) is never empty", zh: "\(type)不会为空"),
      at: node.range,
      help: Phrase(
        "unquoted, `\(node.text)` is a test; for a value, write `\"\(node.text)\"`",
        zh: "不加引号，`\(node.text)` 是条件；若是值，写成 `\"\(node.text)\"`"))
    return (nil, ())
  }
}
