import Language
import SourceText
import YAML

/// Phrases about schemas that many findings share.
extension Wording {
  enum Conjunction { case and, or }

  static let firstIsHere = LocalizedText("the first one is here", zh: "第一个在这里")
  static let removeIt = LocalizedText("remove it", zh: "删除它")
  static let removeQuotes = LocalizedText("remove the quotes", zh: "去掉引号")
  static let severalIdentities = LocalizedText("list several ids under `ids`", zh: "多个 ID 写在 `ids` 里")

  /// What is there, with its article: `a list`.
  static func kind(_ node: YAMLNode) -> LocalizedText {
    switch node.kind {
    case .sequence: LocalizedText("a list", zh: "列表")
    case .mapping: LocalizedText("a mapping", zh: "映射")
    case .scalar where node.isNull: LocalizedText("null", zh: "空值")
    case .scalar where node.isPlain: .verbatim("`\(node.text)`")
    case .scalar: LocalizedText("a quoted string", zh: "带引号的字符串")
    }
  }

  static func mismatch(_ node: YAMLNode, _ wanted: Shape, what: LocalizedText) -> LocalizedText {
    mismatch(node, wanted.title, what: what)
  }

  static func mismatch(_ node: YAMLNode, _ wanted: LocalizedText, what: LocalizedText) -> LocalizedText {
    let kind = kind(node)
    return LocalizedText("\(what) must be \(wanted), not \(kind)", zh: "\(what)必须是\(wanted)，而不是\(kind)")
  }

  static func asString(_ text: String) -> LocalizedText {
    LocalizedText("for a string, write `\"\(text)\"`", zh: "若是字符串，写成 `\"\(text)\"`")
  }

  static func unquote(_ text: String) -> LocalizedText {
    LocalizedText("write `\(text)` without quotes", zh: "去掉引号，写成 `\(text)`")
  }

  static func replace(with name: String) -> LocalizedText {
    LocalizedText("replace with `\(name)`", zh: "替换为 `\(name)`")
  }

  /// A help line that lists what there is; nil for nothing, or too much to be of use.
  static func choice(_ names: [String]) -> LocalizedText? {
    guard !names.isEmpty, names.count <= 24 else { return nil }
    let list = list(names)
    return LocalizedText("available: \(list)", zh: "可用的有\(list)")
  }

  /// Names in backticks: `a`, `b` and `c`.
  static func list(_ names: [String], _ word: Conjunction = .and) -> LocalizedText {
    let quoted = names.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return .verbatim(quoted.first ?? "") }
    let others = enumeration(quoted.dropLast())
    return switch word {
    case .and: LocalizedText("\(others) and \(last)", zh: "\(others) 和 \(last)")
    case .or: LocalizedText("\(others) or \(last)", zh: "\(others) 或 \(last)")
    }
  }

  /// Phrases in a sentence: strings, lists and maps.
  static func list(_ phrases: [LocalizedText]) -> LocalizedText {
    guard let last = phrases.last, phrases.count > 1 else { return phrases.first ?? .verbatim("") }
    let others = LocalizedText(
      "\(phrases.dropLast().map(\.english).joined(separator: ", "))",
      zh: "\(phrases.dropLast().map(\.chinese).joined(separator: "、"))")
    return LocalizedText("\(others) and \(last)", zh: "\(others)和\(last)")
  }

  /// `2 values`; `counted` is the noun in Chinese behind its measure word: `个值`.
  static func count(_ number: Int, _ noun: String, zh counted: String) -> LocalizedText {
    LocalizedText("\(number) \(noun)\(number == 1 ? "" : "s")", zh: "\(number) \(counted)")
  }

  /// A text as YAML in double quotes.
  static func quoted(_ text: String) -> String { Escaping.jsonString(text) }
}

/// Phrases about fields and their types, which several findings share.
extension Wording {
  static let giveSwiftName = LocalizedText(
    "rename it in Swift with `swiftName`", zh: "用 `swiftName` 给它另取一个 Swift 名字")

  static let markName = LocalizedText("move the `?` to the name", zh: "把 `?` 移到名称上")
  static let removeMark = LocalizedText("remove the `?`", zh: "删除 `?`")

  static func makeOptional(_ field: String) -> LocalizedText {
    LocalizedText("write `\(field)?`, or add a `default`", zh: "写成 `\(field)?`，或给它一个 `default`")
  }

  static func writeDefault(_ type: String, _ value: String) -> LocalizedText {
    let field = "{ type: \(type), default: \(value) }"
    return LocalizedText("for a default, write `\(field)`", zh: "若是默认值，写成 `\(field)`")
  }
}

/// Phrases about what refers to what, which several findings share.
extension Wording {
  static let envelopeIsHere = LocalizedText("the envelope is declared here", zh: "信封在这里")
  static let firstDeclarationIsHere = LocalizedText("first declared here", zh: "首次声明在这里")
  static let fieldIsHere = LocalizedText("the field is declared here", zh: "字段在这里")

  static let anotherKey = LocalizedText("change the `key` of one of them", zh: "给其中一个换一个 `key`")
  static let keepOne = LocalizedText("keep one of them", zh: "只保留其中一个")
  static let removeOne = LocalizedText("remove one of them", zh: "删除其中一个")
  static let renameOne = LocalizedText("rename one of them", zh: "给其中一个改名")
  static let renameOrRemove = LocalizedText("rename or remove one of them", zh: "给其中一个改名，或删除其中一个")

  /// A way out for a case whose raw value gives no name of its own.
  static func nameCase(_ text: String) -> LocalizedText {
    let raw = PlainScalar.misreading(text) == nil ? text : quoted(text)
    return LocalizedText(
      "name the cases in a mapping: `{ someName: \(raw), … }`", zh: "写成映射，给每个 case 命名：`{ someName: \(raw), … }`")
  }
}
