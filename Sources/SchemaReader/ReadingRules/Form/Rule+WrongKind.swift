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
  /// - Parameters:
  ///   - examples: Fields as the elements mean them; nil: without the dashes they are fields.
  ///   - dashes: What can be removed.
  static func wrongKind(
    listOfFields node: YAMLNode, _ what: Phrase, examples: [String]?, dashes: [SourceRange]
  ) -> Diagnostic {
    let help =
      examples.map { examples in
        let fields = (examples.isEmpty ? ["title: string"] : examples).joined(separator: ", ")
        return Phrase("write a mapping: `{ \(fields) }`", zh: "写成映射：`{ \(fields) }`")
      } ?? Phrase("remove the `- ` before each field", zh: "删除每个字段前面的 `- `")
    let edits = dashes.map { Edit(range: $0, replacement: " ") }
    return Diagnostic(
      .wrongKind, Wording.mismatch(node, .notation(.fields), what: what), at: node.range, help: help,
      fixIts: edits.isEmpty
        ? [] : [.init(Phrase("remove the dashes", zh: "删除短横线"), edits: edits, isSafe: true)])
  }

  static func wrongKind(emptyListType node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .wrongKind, Phrase("the list has no element type", zh: "列表没有元素类型"), at: node.range,
      help: Wording.write("[string]"))
  }

  /// `[string, null]`, `[string, int]`, `[first, second]`.
  ///
  /// - Parameters:
  ///   - optional: The only type among them, with its mark.
  ///   - cases: Those of an enumeration, if they are no types.
  static func wrongKind(severalInList node: YAMLNode, optional: String?, cases: String?) -> Diagnostic {
    Diagnostic(
      .wrongKind, Phrase("a list has one element type", zh: "列表只有一个元素类型"), at: node.range,
      help: optional.map { Phrase("an optional is written `\($0)`", zh: "可选类型写成 `\($0)`") }
        ?? cases.map { Phrase("an enumeration is written `enum: \($0)`", zh: "枚举写成 `enum: \($0)`") }
        ?? Phrase("for values of several types, write `json`", zh: "若值有多种类型，写成 `json`"),
      fixIts: optional.map { [.init(Wording.write($0), replace: node.range, with: $0)] } ?? [])
  }

  static func wrongKind(severalInMap node: YAMLNode) -> Diagnostic {
    Diagnostic(
      .wrongKind, Phrase("a map has one key type and one value type", zh: "字典只有一个键类型和一个值类型"), at: node.range,
      help: Wording.write("{ string: int }"))
  }

  static func wrongKind(noMapAt range: SourceRange) -> Diagnostic {
    Diagnostic(
      .wrongKind, Phrase("a mapping in a type's place is a map: `{ string: T }`", zh: "类型处的映射表示字典：`{ string: T }`"),
      at: range,
      help: Phrase(
        "an inline object's fields stand under `object:` beside `type`", zh: "内联对象的字段写在 `type` 旁边的 `object:` 下"))
  }
}
