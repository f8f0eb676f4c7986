import Language
import SourceText
import YAML

extension Rule {
  static let wrongKind = Rule(
    "wrong-kind", .error, isFatal: true, theme: .form,
    summary: Phrase("a value of another kind than its key takes", zh: "值的种类与键不符"),
    why: Phrase(
      """
      A text where a list belongs, or a word where a bool belongs, can be read in several ways. One of them \
      would be taken, and the others would be what somebody meant.
      """,
      zh: "该写列表的地方写了文本，该写布尔值的地方写了单词，都会有多种读法。无论取哪一种，都可能不是作者的本意。"),
    bad: [
      """
      message: Gift
      id: 1
              ↓
      hidden: maybe
      """,
      """
      message: Gift
      id: 1
              ↓
      layout: bubble
      """,
      """
      message: Gift
      id: 1
      layout:
              ↓
        size: 249x96
                    ↓
      send: { push: 0 }
      """,
      """
      message: Gift
      id: 1
      fields:
                       ↓  ↓
        size: { enum: [1, 2] }
      """,
    ],
    good: [
      """
      message: Gift
      id: 1
      hidden: true
      layout: { bubble: true }
      fields:
        size: { enum: { small: 1, large: 2 } }
      """
    ])
}

extension Diagnostic {
  static func wrongKind(
    _ node: YAMLNode, _ what: Phrase, _ wanted: Phrase, help: Phrase? = nil, fixIts: [FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.wrongKind, Wording.mismatch(node, wanted, what: what), at: node.range, help: help, fixIts: fixIts)
  }

  static func wrongKind(ofCases node: YAMLNode) -> Diagnostic {
    cases(node, help: node.isPlain ? Wording.write("[\(node.text)]") : nil)
  }

  /// - Parameter list: What the braces hold, in brackets.
  static func wrongKind(ofCases node: YAMLNode, list: String) -> Diagnostic {
    let write = Wording.write(list)
    return cases(node, help: write, fixIts: [.init(write, replace: node.range, with: list)])
  }

  /// - Parameter pair: The first case, as it is in a mapping.
  static func wrongKind(ofListedCases node: YAMLNode, pair: String) -> Diagnostic {
    cases(node, help: Phrase("write a mapping, without the `- `: `\(pair)`", zh: "写成映射，不要 `- `：`\(pair)`"))
  }

  private static func cases(_ node: YAMLNode, help: Phrase?, fixIts: [FixIt] = []) -> Diagnostic {
    let what = Phrase("the cases of an enumeration", zh: "枚举的 case")
    return wrongKind(node, what, Shape.notation(.cases).title, help: help, fixIts: fixIts)
  }

  static func wrongKind(namelessCase raw: Located<String>) -> Diagnostic {
    Diagnostic(
      .wrongKind, Phrase("`\(raw.value)` is an integer, which gives no name", zh: "`\(raw.value)` 是整数，得不出名称"),
      at: raw.range,
      help: Phrase(
        "integer raw values need names: `{ someName: \(raw.value) }`", zh: "整数原始值需要名称：`{ someName: \(raw.value) }`"))
  }

  static func wrongKind(ofRawValue node: YAMLNode, _ what: Phrase) -> Diagnostic {
    wrongKind(node, what, Phrase("a string or an integer", zh: "字符串或整数"))
  }

  static func wrongKind(ofInclude node: YAMLNode, _ wanted: Phrase) -> Diagnostic {
    wrongKind(
      node, .verbatim("`include`"), wanted,
      help: Phrase("include one object, and the fields of others in that", zh: "只引入一个对象，其他对象的字段放进它里面"))
  }

  static func wrongKind(noBool node: YAMLNode, _ what: Phrase) -> Diagnostic {
    wrongKind(node, what, Shape.bool.title, help: truths[node.text].map { Wording.write("\($0)") })
  }

  /// What other languages write for a bool.
  private static let truths = ["0": false, "1": true, "是": true, "否": false, "真": true, "假": false]

  static func wrongKind(noNumber node: YAMLNode, _ what: Phrase) -> Diagnostic {
    let number = String(node.text.dropLast(2)).filter { $0 != " " }
    let isPoints = node.isPlain && node.text.hasSuffix("pt") && PlainScalar.isNumber(number)
    return wrongKind(node, what, Shape.number.title, help: isPoints ? Wording.write(number) : nil)
  }

  /// - Parameter range: How its ends are written as a range, if it has two.
  static func wrongKind(noRange node: YAMLNode, _ what: Phrase, range: String?) -> Diagnostic {
    let write = range.map(Wording.write)
    return wrongKind(
      node, what, Shape.bounds.title, help: write,
      fixIts: range.map { [.init(Wording.write($0), replace: node.range, with: $0, isSafe: node.isFlow)] } ?? [])
  }

  /// - Parameter source: What is written in place of the list.
  static func wrongKind(_ node: YAMLNode, _ what: Phrase, noListOf element: Shape, source: String) -> Diagnostic {
    let (wanted, list) = (Shape.list(element).title, "[\(source)]")
    if node.kind == .scalar {
      let item = element.word(meantBy: node.text) ?? element.textKey.map { "{ \($0): \(source) }" } ?? source
      return wrongKind(node, what, wanted, help: element.hint(for: node.text) ?? Wording.write("[\(item)]"))
    }
    if let help = namedEntries(of: node, element) { return wrongKind(node, what, wanted, help: help) }
    guard node.isFlow, !list.contains("\n") else {
      return wrongKind(node, what, wanted, help: Phrase("put `- ` before it", zh: "在它前面加上 `- `"))
    }
    return wrongKind(
      node, what, wanted, help: Wording.write(list),
      fixIts: [.init(Wording.write(list), replace: node.range, with: list, isSafe: element.isForm)])
  }

  /// `Chat: { path: … }` and `title: { nonEmpty: true }` in place of a list: what is a key there is a value.
  private static func namedEntries(of node: YAMLNode, _ element: Shape) -> Phrase? {
    guard case .form(let form) = element, let key = form.nameKey, let first = node.entries.first,
      node.entries.allSatisfy({ form[$0.key.text] == nil && $0.value.kind == .mapping })
    else { return nil }
    let name = first.key.text
    return Phrase(
      "write a list, whose entries begin with `- \(key): \(name)`", zh: "写成列表，每项以 `- \(key): \(name)` 的形式开头")
  }
}
