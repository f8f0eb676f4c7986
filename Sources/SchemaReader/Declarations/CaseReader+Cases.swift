import Schema
import SourceText
import YAML

extension CaseReader {
  /// The cases of an enumeration; nil if not one could be read.
  func cases(_ node: YAMLNode) -> [EnumType.Case]? {
    let errors = diagnostics.all.count
    if reportCasesInOtherBrackets(node) { return nil }
    let read = node.kind == .mapping ? namedCases(node) : derivedCases(node)
    guard let read else { return nil }
    guard !read.isEmpty else {
      if diagnostics.all.count == errors {
        report(
          .emptyEnum, Phrase("an enumeration needs a case", zh: "枚举至少要有一个 case"), at: node.range,
          help: Phrase("for any value, use `string` or `int`", zh: "如果可以取任意值，请用 `string` 或 `int`"))
      }
      return nil
    }
    return consistent(read)
  }

  /// `{ red, green }`, and `- red: 1` for each case; false where there is nothing of the kind.
  private func reportCasesInOtherBrackets(_ node: YAMLNode) -> Bool {
    let what = Phrase("the cases of an enumeration", zh: "枚举的 case")
    if node.kind == .mapping, node.isFlow, !node.entries.isEmpty,
      node.entries.allSatisfy({ $0.value.isPlain && $0.value.text.isEmpty && !$0.key.text.contains(":") })
    {
      let list = "[" + node.entries.map { source($0.key.range) }.joined(separator: ", ") + "]"
      return !forms.refuse(
        node, what, .notation(.cases), help: Wording.write(list),
        fixIts: [.init(Wording.write(list), replace: node.range, with: list)])
    }
    let items = node.items
    guard let first = items.first?.entries.first, items.allSatisfy({ $0.entries.count == 1 }) else { return false }
    let pair = "\(first.key.text): \(source(first.value.range))"
    return !forms.refuse(
      node, what, .notation(.cases),
      help: Phrase("write a mapping, without the `- `: `\(pair)`", zh: "写成映射，不要 `- `：`\(pair)`"))
  }

  /// `[creating, created]`: strings, from which the names are derived.
  private func derivedCases(_ node: YAMLNode) -> [EnumType.Case]? {
    guard node.kind == .sequence else {
      forms.refuse(
        node, Phrase("the cases of an enumeration", zh: "枚举的 case"), .notation(.cases),
        help: node.isPlain ? Wording.write("[\(node.text)]") : nil)
      return nil
    }
    return node.items.compactMap { derivedCase($0) }
  }

  private func derivedCase(_ item: YAMLNode) -> EnumType.Case? {
    if item.isPlain, PlainScalar.isInteger(item.text) || PlainScalar.isAmbiguousNumber(item.text) {
      report(
        .wrongKind, Phrase("`\(item.text)` is an integer, which gives no name", zh: "`\(item.text)` 是整数，得不出名称"),
        at: item.range,
        help: Phrase(
          "integer raw values need names: `{ someName: \(item.text) }`",
          zh: "整数原始值需要名称：`{ someName: \(item.text) }`"))
      return nil
    }
    guard !forms.isMissing(item, what: Self.aCase, key: nil, isText: true), forms.isText(item, what: Self.aCase) else {
      return nil
    }
    let text = item.text
    let name = Located(SwiftNames.caseName(from: text), item.range)
    guard caseName(name, from: text) else { return nil }
    return EnumType.Case(name: name, raw: Located(.string(text), item.range))
  }

  private static let aCase = Phrase("a case", zh: "枚举的 case")

  /// `{ ken: 1, jan: { raw: 2, doc: Scissors } }`.
  private func namedCases(_ node: YAMLNode) -> [EnumType.Case] {
    forms.distinct(node).compactMap { entry in
      guard !forms.reportRunTogether(entry) else { return nil }
      let name = entry.key.text
      if entry.key.isPlain, let misreading = PlainScalar.misreading(name) {
        let isNegation = PlainScalar.bool(name) == false
        report(
          .unquotedText,
          Phrase(
            "`\(name)` is \(misreading) to other readers of YAML; it is taken as the text \"\(name)\"",
            zh: "`\(name)` 在其他 YAML 解析器中是\(misreading)；这里当作文本 \"\(name)\""),
          at: entry.key.range,
          help: isNegation
            ? Phrase(
              "quote the case name: `\"\(name)\"`, or call it `none`",
              zh: "给 case 名加引号：`\"\(name)\"`，或改名为 `none`")
            : Phrase("quote the case name: `\"\(name)\"`", zh: "给 case 名加引号：`\"\(name)\"`"),
          fixIts: [.init(Wording.quoteIt, replace: entry.key.range, with: "\"\(name)\"", isSafe: true)])
      }
      let offer = Phrase("rename the case", zh: "给这个 case 改名")
      guard forms.memberName(Located(name, entry.key.range), of: SwiftNames.enumMembers, offer: offer) else {
        return nil
      }
      return namedCase(Located(name, entry.key.range), entry.value)
    }
  }

  private func namedCase(_ name: Located<String>, _ value: YAMLNode) -> EnumType.Case? {
    guard value.kind == .mapping else {
      return rawValue(value, what: .verbatim("`\(name.value)`")).map { EnumType.Case(name: name, raw: $0) }
    }
    guard let entries = forms.open(value, as: .enumCase, at: name.range), let node = entries["raw"] else { return nil }
    return rawValue(node, what: .verbatim("`raw`")).map { EnumType.Case(name: name, raw: $0, doc: entries.text("doc")) }
  }

  private func rawValue(_ node: YAMLNode, what: Phrase) -> Located<EnumType.Raw>? {
    guard node.kind == .scalar else {
      let wanted = Phrase("a string or an integer", zh: "字符串或整数")
      report(.wrongKind, Wording.mismatch(node, wanted, what: what), at: node.range)
      return nil
    }
    guard !forms.isMissing(node, what: what, key: nil, isText: true), !forms.reportAmbiguous(node) else { return nil }
    guard node.isPlain, PlainScalar.isNumber(node.text) else {
      forms.warnIfMisread(node)
      return Located(.string(node.text), node.range)
    }
    guard let value = Int64(node.text) else {
      report(.badNumber(ofCase: Located(node.text, node.range)))
      return nil
    }
    return Located(.integer(value), node.range)
  }

  private func caseName(_ name: Located<String>, from raw: String) -> Bool {
    if SwiftNames.isIdentifier(name.value) {
      return forms.memberName(name, of: SwiftNames.enumMembers, offer: Wording.nameCase(raw))
    }
    report(.invalidSwiftName(name, from: raw))
    return false
  }
}
