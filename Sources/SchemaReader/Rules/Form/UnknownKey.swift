import Language
import SourceText
import YAML

extension Rule {
  static let unknownKey = Rule("unknown-key", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  static func unknownKey(_ key: UnknownKey) -> Diagnostic {
    let (name, range, title) = (key.name, key.entry.key.range, key.form.title)
    let problem = LocalizedText("unknown key `\(name)` in \(title)", zh: "\(title)中有未知的键 `\(name)`")
    if let help = key.placementHelp { return Diagnostic(.unknownKey, problem, at: range, help: help) }
    if let near = key.near, let given = key.node.entry(near) {
      return Diagnostic(
        .unknownKey, problem, at: range,
        notes: [.init(LocalizedText("`\(near)` is already set here", zh: "这里已经有 `\(near)`"), at: given.key.range)],
        help: Wording.didYouMean(near))
    }
    let names = key.form.keys.map(\.name)
    return Diagnostic(
      .unknownKey, problem, Located(name, range), among: names,
      help: LocalizedText("valid keys are \(Wording.list(names))", zh: "可用的键：\(Wording.list(names))"))
  }

  /// - Parameters:
  ///   - text: What is before the comma.
  ///   - whole: The text with what is behind its commas.
  ///   - isList: Whether several texts can be meant.
  static func unknownKey(restOf text: String, whole: Located<String>, isList: Bool) -> Diagnostic {
    let (quoted, list) = (Wording.quoted(whole.value), "[\(whole.value)]")
    return Diagnostic(
      .unknownKey, "the comma ends the unquoted string `\(text)`", zh: "不加引号的字符串 `\(text)` 到逗号就结束了", at: whole.range,
      help: isList
        ? LocalizedText(
          "write `\(list)` for several, or quote it: `\(quoted)`", zh: "若有多个，写成 `\(list)`；若是一个，请加引号：`\(quoted)`")
        : Wording.quote(as: quoted),
      fixIts: isList ? [] : [.init(Wording.quoteIt, replace: whole.range, with: quoted)])
  }

  static func unknownKey(ofDeclaration key: Located<String>, near: String) -> Diagnostic {
    Diagnostic(
      .unknownKey, "unknown key `\(key.value)` in a declaration", zh: "声明中有未知的键 `\(key.value)`", at: key.range,
      help: Wording.didYouMean(near),
      fixIts: [.init(Wording.replace(with: near), replace: key.range, with: near)])
  }
}

/// A key that a form does not have: where it belongs, or which of the form's is meant.
struct UnknownKey {
  let entry: YAMLEntry
  let node: YAMLNode
  let form: Form
  /// The form's key with the nearest name.
  let near: String?

  init(_ entry: YAMLEntry, of node: YAMLNode, in form: Form) {
    (self.entry, self.node, self.form) = (entry, node, form)
    near = Spelling.nearest(to: entry.key.text, in: form.keys.map(\.name))
  }

  var name: String { entry.key.text }

  /// Whether something is to be said of it but a list of the form's keys.
  var hasHelp: Bool { placementHelp != nil || near != nil }

  /// nil: none is meant, or it is there already.
  var meant: Form.Key? {
    guard placementHelp == nil, let near, node.entry(near) == nil else { return nil }
    return form[near]
  }

  /// What to do with a key that is well spelled, and misplaced.
  var placementHelp: LocalizedText? { fieldHelp ?? ruleHelp ?? advice ?? form.home(of: name) }

  /// What the form says of the key with this value, or with any.
  private var advice: LocalizedText? { form.advice["\(name): \(entry.value.text)"] ?? form.advice[name] }

  /// A severity that is beside `rules` and not under it.
  private var ruleHelp: LocalizedText? {
    guard form === Form.lint, Shape.severity.fits(entry.value) else { return nil }
    return Wording.write("rules: { \(name): \(entry.value.text) }")
  }

  /// What to write for a key whose value is a type, as that of a field is.
  private var fieldHelp: LocalizedText? {
    let isField = form === Form.field
    let section = isField ? "object" : "fields"
    guard form[section] != nil, entry.value.isPlain else { return nil }
    guard isField ? node.entry("type") == nil && near != "type" : near == nil else { return nil }
    let text = entry.value.text
    guard TypeName.isWord(TypeName.bare(text)) else { return nil }
    let fields = "\(section): { \(name): \(text) }"
    return isField
      ? LocalizedText("write the fields of an object under `object`: `\(fields)`", zh: "对象的字段写在 `object` 下：`\(fields)`")
      : LocalizedText("write fields under `fields`: `\(fields)`", zh: "字段写在 `fields` 下：`\(fields)`")
  }
}

extension Form {
  /// Where a key belongs that this form does not have, but another part of the same declaration has.
  fileprivate func home(of name: String) -> LocalizedText? {
    if let home = keys(holding: name) { return home }
    guard let outer = [Form.message, Form.configuration].first(where: { $0.has(part: self) }) else { return nil }
    if outer[name] != nil {
      return LocalizedText("it is a key of \(outer.title)", zh: "它是\(outer.title)的键")
    }
    return outer.keys(holding: name)
  }

  private func has(part: Form) -> Bool {
    keys.contains { if case .form(let form) = $0.shape { form === part } else { false } }
  }

  /// The keys whose mappings have a key of that name.
  private func keys(holding name: String) -> LocalizedText? {
    let holders = keys.filter { if case .form(let form) = $0.shape { form[name] != nil } else { false } }.map(\.name)
    if let section = holders.first {
      let example = "\(section): { \(name): … }"
      return holders.count == 1
        ? LocalizedText("write it under `\(section)`: `\(example)`", zh: "写在 `\(section)` 下：`\(example)`")
        : LocalizedText("write it under \(Wording.list(holders, .or))", zh: "写在\(Wording.list(holders, .or))下")
    }
    let lists = keys.filter { if case .list(.form(let form)) = $0.shape { form[name] != nil } else { false } }
    return lists.first.map {
      LocalizedText("write it in an entry of `\($0.name)`", zh: "写在 `\($0.name)` 的条目里")
    }
  }
}
