import Schema
import SourceText

extension Reading {
  /// The cases of an enumeration; nil if not one could be read.
  mutating func cases(_ node: YAMLNode) -> [EnumType.Case]? {
    let errors = findings.count
    let read = node.kind == .mapping ? namedCases(node) : derivedCases(node)
    guard let read else { return nil }
    guard !read.isEmpty else {
      if findings.count == errors {
        report(.emptyEnum, "an enumeration needs a case", at: node.range, help: "for any value, use `string` or `int`")
      }
      return nil
    }
    return consistent(read)
  }

  /// `[creating, created]`: strings, from which the names are derived.
  private mutating func derivedCases(_ node: YAMLNode) -> [EnumType.Case]? {
    guard node.kind == .sequence else {
      refuse(node, "the cases of an enumeration", .notation(.cases))
      return nil
    }
    return node.items.compactMap { item in
      if item.isPlain, PlainScalar.isInteger(item.text) || PlainScalar.isAmbiguousNumber(item.text) {
        report(
          .wrongKind, "`\(item.text)` is an integer, which gives no name", at: item.range,
          help: "integer raw values need names: `{ someName: \(item.text) }`")
        return nil
      }
      guard !isMissing(item, what: "a case", key: nil, isText: true), isText(item, what: "a case") else { return nil }
      let name = Located(SwiftNames.caseName(from: item.text), item.range)
      guard caseName(name, from: item.text) else { return nil }
      return EnumType.Case(name: name, raw: Located(.string(item.text), item.range))
    }
  }

  /// `{ ken: 1, jan: { raw: 2, doc: Scissors } }`.
  private mutating func namedCases(_ node: YAMLNode) -> [EnumType.Case] {
    distinct(node).compactMap { entry in
      guard !reportRunTogether(entry) else { return nil }
      let name = entry.key.text
      if entry.key.isPlain, let misreading = PlainScalar.misreading(name) {
        let isNegation = PlainScalar.bool(name) == false
        report(
          .unquotedText, "`\(name)` is \(misreading) to other readers of YAML; it is taken as the text \"\(name)\"",
          at: entry.key.range,
          help: "quote the case name: `\"\(name)\"`" + (isNegation ? ", or call it `none`" : ""),
          fixIts: [.init("quote it", replace: entry.key.range, with: "\"\(name)\"")])
      }
      guard memberName(Located(name, entry.key.range), of: SwiftNames.enumMembers, offer: "rename the case") else {
        return nil
      }
      return namedCase(Located(name, entry.key.range), entry.value)
    }
  }

  private mutating func namedCase(_ name: Located<String>, _ value: YAMLNode) -> EnumType.Case? {
    guard value.kind == .mapping else {
      return rawValue(value, what: "`\(name.value)`").map { EnumType.Case(name: name, raw: $0) }
    }
    guard let entries = open(value, as: .enumCase, at: name.range), let node = entries["raw"] else { return nil }
    return rawValue(node, what: "`raw`").map { EnumType.Case(name: name, raw: $0, doc: entries.text("doc")) }
  }

  private mutating func rawValue(_ node: YAMLNode, what: String) -> Located<EnumType.Raw>? {
    guard node.kind == .scalar else {
      report(.wrongKind, "\(what) must be a string or an integer, not \(Wording.kind(node))", at: node.range)
      return nil
    }
    guard !isMissing(node, what: what, key: nil, isText: true), !reportAmbiguous(node) else { return nil }
    guard node.isPlain, PlainScalar.isNumber(node.text) else {
      warnIfMisread(node)
      return Located(.string(node.text), node.range)
    }
    guard let value = Int64(node.text) else {
      report(
        .badNumber, "`\(node.text)` is no integer of 64 bits", at: node.range,
        help: "for a string, write `\"\(node.text)\"`")
      return nil
    }
    return Located(.integer(value), node.range)
  }

  private mutating func caseName(_ name: Located<String>, from raw: String) -> Bool {
    let text = name.value
    let offer = "name it in a mapping: `{ someName: \(raw) }`"
    if SwiftNames.isIdentifier(text) { return memberName(name, of: SwiftNames.enumMembers, offer: offer) }
    let what = text.isEmpty ? "no name" : "`\(text)`, which cannot be a Swift identifier"
    report(.invalidSwiftName, "`\(raw)` gives \(what)", at: name.range, help: offer)
    return false
  }
}
