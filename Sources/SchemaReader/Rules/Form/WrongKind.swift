import Language
import SourceText
import YAML

extension Rule {
  static let wrongKind = Rule("wrong-kind", .error, isConfigurable: false, theme: .form)
}

extension Diagnostic {
  /// - Parameters:
  ///   - examples: Fields as the elements mean them; nil: without the dashes they are fields.
  ///   - dashes: What can be removed.
  static func wrongKind(
    listOfFields node: YAMLNode, _ what: LocalizedText, examples: [String]?, dashes: [SourceRange]
  ) -> Diagnostic {
    let help =
      examples.map { examples in
        let fields = (examples.isEmpty ? ["title: string"] : examples).joined(separator: ", ")
        return LocalizedText("write a mapping: `{ \(fields) }`", zh: "写成映射：`{ \(fields) }`")
      } ?? LocalizedText("remove the `- ` before each field", zh: "删除每个字段前面的 `- `")
    let edits = dashes.map { Edit(range: $0, replacement: " ") }
    return wrongKind(
      node, what, Shape.notation(.fields).title, help: help,
      fixIts: edits.isEmpty ? [] : [.init(LocalizedText("remove the dashes", zh: "删除短横线"), edits: edits, isSafe: true)])
  }

  static func wrongKind(emptyListType node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .wrongKind, "the list has no element type", zh: "列表没有元素类型", at: node.range,
      help: Wording.write("[string]"))
  }

  /// `[string, null]`, `[string, int]`, `[first, second]`.
  ///
  /// - Parameters:
  ///   - optional: The only type among them, with its mark.
  ///   - cases: Those of an enumeration, if they are no types.
  static func wrongKind(
    severalInList node: YAMLNode, of field: String, optional: String?, cases: String?
  ) -> Diagnostic {
    let isKey = field == "enum" && cases != nil
    return Diagnostic(
      .wrongKind, "a list takes exactly one element type", zh: "列表只有一个元素类型", at: node.range,
      help: isKey
        ? LocalizedText("if it is the `enum` of the field above, indent it", zh: "如果它是上面字段的 `enum`，请增加缩进")
        : optional.map { LocalizedText("an optional is written `\($0)`", zh: "可选类型写成 `\($0)`") }
          ?? cases.map { LocalizedText("write an enum as `enum: \($0)`", zh: "枚举写成 `enum: \($0)`") }
          ?? LocalizedText("for values of several types, write `json`", zh: "若值有多种类型，写成 `json`"),
      fixIts: optional.map { [.init(Wording.write($0), replace: node.range, with: $0)] } ?? [])
  }

  /// - Parameter object: The whole field as one with an object, or a list or map of them.
  static func wrongKind(severalInMap node: YAMLNode, object: String?) -> Diagnostic {
    Diagnostic(
      .wrongKind, "a map takes one key type and one value type", zh: "字典只有一个键类型和一个值类型", at: node.range,
      help: object.map { LocalizedText("for the fields of an object, write `\($0)`", zh: "若是对象的字段，写成 `\($0)`") }
        ?? Wording.write("{ string: int }"))
  }

  static func wrongKind(noMapAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKind, "a mapping as a type declares a map: `{ string: T }`", zh: "类型处的映射表示字典：`{ string: T }`", at: range,
      help: LocalizedText(
        "put the fields of an inline object under `object:`, next to `type`", zh: "内联对象的字段写在 `type` 旁边的 `object:` 下"))
  }

  static func wrongKind(ofElement node: YAMLNode) -> Diagnostic {
    let kind = Wording.kind(node)
    return Diagnostic(
      .wrongKind, "an element must be a mapping, not \(kind)", zh: "元素必须是映射，而不是\(kind)", at: node.range,
      help: node.kind == .sequence
        ? LocalizedText("wrap the list in a `row` or `column`", zh: "把列表放进 `row` 或 `column`")
        : LocalizedText("for text, write `label: …`", zh: "若是文本，写成 `label: …`"))
  }

  /// - Parameter numbers: Width and height, or one for both.
  static func wrongKind(ofSize node: YAMLNode, numbers: [String]) -> Diagnostic {
    let list = "[\(numbers[0]), \(numbers[numbers.count - 1])]"
    return Diagnostic(
      .wrongKind,
      Wording.mismatch(node, LocalizedText("a list of width and height", zh: "宽和高组成的列表"), what: .verbatim("`size`")),
      at: node.range, help: Wording.write(list),
      fixIts: numbers.count == 2
        ? [.init(Wording.write(list), replace: node.range, with: list, isSafe: true)] : [])
  }

  static func wrongKind(titleVariantsAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKind, "`title` cannot have variants", zh: "`title` 不能有变体", at: range,
      help: LocalizedText("write a single text", zh: "写成一个文本"))
  }

  static func wrongKind(nestedVariantsAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKind, "variants cannot be nested", zh: "变体不能嵌套", at: range,
      help: LocalizedText("use a single list of variants", zh: "写成一个变体列表"))
  }
}

extension Diagnostic {
  static func wrongKind(
    _ node: YAMLNode, _ what: LocalizedText, _ wanted: LocalizedText, help: LocalizedText? = nil, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.wrongKind, Wording.mismatch(node, wanted, what: what), at: node.range, help: help, fixIts: fixIts)
  }

  static func wrongKind(ofCases node: YAMLNode) -> Diagnostic {
    cases(node, help: node.isPlain ? Wording.write("[\(node.text)]") : nil)
  }

  /// - Parameter list: What the braces hold in brackets, or the other way round.
  static func wrongKind(ofCases node: YAMLNode, list: String) -> Diagnostic {
    let write = Wording.write(list)
    return cases(node, help: write, fixIts: [.init(write, replace: node.range, with: list)])
  }

  /// - Parameter pairs: The cases, as they are in a mapping.
  static func wrongKind(ofListedCases node: YAMLNode, pairs: [String]) -> Diagnostic {
    if node.isFlow { return wrongKind(ofCases: node, list: "{ \(pairs.joined(separator: ", ")) }") }
    let pair = pairs.first ?? ""
    return cases(
      node, help: LocalizedText("write a mapping, without the `- `: `\(pair)`", zh: "写成映射，不要 `- `：`\(pair)`"))
  }

  /// `{ 0: open }`.
  ///
  /// - Parameter pairs: With the names first.
  static func wrongKind(ofTurnedCases node: YAMLNode, pairs: [String]) -> Diagnostic {
    let written = "{ \(pairs.joined(separator: ", ")) }"
    return Diagnostic(
      .wrongKind, "the name of a case comes before its raw value", zh: "case 的名称写在原始值前面", at: node.range,
      help: node.isFlow
        ? Wording.write(written)
        : LocalizedText("write the names first: \(Wording.list(pairs))", zh: "先写名称：\(Wording.list(pairs))"),
      fixIts: node.isFlow ? [.init(Wording.write(written), replace: node.range, with: written)] : [])
  }

  private static func cases(_ node: YAMLNode, help: LocalizedText?, fixIts: [FixIt] = []) -> Diagnostic {
    let what = LocalizedText("the cases of an enum", zh: "枚举的 case")
    return wrongKind(node, what, Shape.notation(.cases).title, help: help, fixIts: fixIts)
  }

  static func wrongKind(namelessCase raw: Located<String>) -> Diagnostic {
    Diagnostic(
      .wrongKind, "no case name can be derived from the integer `\(raw.value)`", zh: "无法从整数 `\(raw.value)` 推导 case 名称",
      at: raw.range,
      help: LocalizedText(
        "integer raw values need names, in a mapping: `{ someName: \(raw.value), … }`",
        zh: "整数原始值需要名称，写成映射：`{ someName: \(raw.value), … }`"))
  }

  static func wrongKind(ofRawValue node: YAMLNode, _ what: LocalizedText) -> Diagnostic {
    wrongKind(node, what, LocalizedText("a string or an integer", zh: "字符串或整数"))
  }

  static func wrongKind(ofInclude node: YAMLNode, _ wanted: LocalizedText) -> Diagnostic {
    wrongKind(
      node, .verbatim("`include`"), wanted,
      help: LocalizedText("include one object, and the fields of others in that", zh: "只引入一个对象，其他对象的字段放进它里面"))
  }

  static func wrongKind(noBool node: YAMLNode, _ what: LocalizedText) -> Diagnostic {
    wrongKind(node, what, Shape.bool.title, help: truths[node.text].map { Wording.write("\($0)") })
  }

  /// What other languages write for a bool.
  private static let truths = ["0": false, "1": true, "是": true, "否": false, "真": true, "假": false]

  static func wrongKind(noNumber node: YAMLNode, _ what: LocalizedText) -> Diagnostic {
    let number = String(node.text.dropLast(2)).filter { $0 != " " }
    let isPoints = node.isPlain && node.text.hasSuffix("pt") && PlainScalar.isNumber(number)
    return wrongKind(node, what, Shape.number.title, help: isPoints ? Wording.write(number) : nil)
  }

  static func wrongKind(noRange node: YAMLNode, _ what: LocalizedText) -> Diagnostic {
    let range = RangeText.better(node)
    return wrongKind(
      node, what, Shape.bounds.title, help: range.map(Wording.write),
      fixIts: range.map { [.init(Wording.write($0), replace: node.range, with: $0, isSafe: node.isFlow)] } ?? [])
  }

  static func wrongKind(noVersion node: YAMLNode) -> Diagnostic {
    let (what, wanted) = (LocalizedText.verbatim("`requires`"), Notation.toolVersion.title)
    let help = LocalizedText("write one to three numbers with dots", zh: "写成用点分隔的一到三个数字")
    guard node.kind == .scalar else { return wrongKind(node, what, wanted, help: help) }
    return Diagnostic(
      .wrongKind, "\(what) must be \(wanted), not `\(node.text)`", zh: "\(what)必须是\(wanted)，而不是 `\(node.text)`",
      at: node.range, help: help)
  }

  /// - Parameter source: What is written instead of the list.
  static func wrongKind(_ node: YAMLNode, _ what: LocalizedText, noListOf element: Shape, source: String) -> Diagnostic
  {
    let (wanted, list) = (Shape.list(element).title, "[\(source)]")
    if node.kind == .scalar {
      let item = element.word(meantBy: node.text) ?? element.textKey.map { "{ \($0): \(source) }" } ?? source
      return wrongKind(node, what, wanted, help: element.hint(for: node.text) ?? Wording.write("[\(item)]"))
    }
    if let help = namedEntries(of: node, element) { return wrongKind(node, what, wanted, help: help) }
    guard node.isFlow, !list.contains("\n") else {
      return wrongKind(node, what, wanted, help: LocalizedText("put `- ` in front of it", zh: "在它前面加上 `- `"))
    }
    return wrongKind(
      node, what, wanted, help: Wording.write(list),
      fixIts: [.init(Wording.write(list), replace: node.range, with: list, isSafe: element.isForm)])
  }

  /// `Chat: { path: … }` and `title: { nonEmpty: true }` instead of a list: what is a key there is a value.
  private static func namedEntries(of node: YAMLNode, _ element: Shape) -> LocalizedText? {
    guard case .form(let form) = element, let key = form.nameKey, let first = node.entries.first,
      node.entries.allSatisfy({ form[$0.key.text] == nil && $0.value.kind == .mapping })
    else { return nil }
    let name = first.key.text
    return LocalizedText(
      "write a list, whose entries begin with `- \(key): \(name)`", zh: "写成列表，每项以 `- \(key): \(name)` 的形式开头")
  }
}
