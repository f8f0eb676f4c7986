import Schema
import SourceText
import YAML

/// Reads the cases of an enumeration.
struct CaseReader: ReportingReader {
  let forms: FormReader

  private var names: NameCheck { NameCheck(forms: forms) }

  /// The cases of an enumeration; nil if not one could be read.
  func cases(_ node: YAMLNode) -> [EnumType.Case]? {
    let errors = diagnostics.all.count
    if reportCasesInOtherBrackets(node) { return nil }
    let read = node.kind == .mapping ? namedCases(node) : derivedCases(node)
    guard let read else { return nil }
    guard !read.isEmpty else {
      if diagnostics.all.count == errors { report(.emptyEnum(at: node.range)) }
      return nil
    }
    return consistent(read)
  }

  /// `{ red, green }`, and `- red: 1` for each case; false where there is nothing of the kind.
  private func reportCasesInOtherBrackets(_ node: YAMLNode) -> Bool {
    if node.kind == .mapping, node.isFlow, !node.entries.isEmpty,
      node.entries.allSatisfy({ $0.value.isPlain && $0.value.text.isEmpty && !$0.key.text.contains(":") })
    {
      let list = "[" + node.entries.map { source($0.key.range) }.joined(separator: ", ") + "]"
      report(.wrongKind(ofCases: node, list: list))
      return true
    }
    let turned = node.entries.compactMap(turnedPair)
    if node.kind == .mapping, !turned.isEmpty, turned.count == node.entries.count {
      report(.wrongKind(ofTurnedCases: node, pairs: turned))
      return true
    }
    let pairs = node.items.compactMap(pair)
    let named = node.items.compactMap(\.onlyEntry)
    // A list of names has strings as raw values.
    let isMixed = named.count < pairs.count && named.contains { PlainScalar.isInteger($0.value.text) }
    guard pairs.count == node.items.count, !named.isEmpty, !isMixed else { return false }
    report(.wrongKind(ofListedCases: node, pairs: pairs))
    return true
  }

  /// `0: open` as it should be; nil: nothing of the kind.
  private func turnedPair(_ entry: YAMLEntry) -> String? {
    let name = SwiftNames.caseName(from: entry.value.text)
    guard entry.key.isPlain, PlainScalar.isInteger(entry.key.text), entry.value.isPlain, SwiftNames.isIdentifier(name)
    else { return nil }
    return "\(name): \(entry.key.text)"
  }

  /// `open = 1`, `open(1)` and `open：1` as they are in a mapping; nil: nothing of the kind.
  private static func numbered(_ text: String) -> String? {
    guard let found = text.wholeMatch(of: /([^\s=:：(（]+)\s*[=:：(（]\s*(-?[0-9]+)\s*[)）]?/) else { return nil }
    let name = SwiftNames.caseName(from: String(found.1))
    return SwiftNames.isIdentifier(name) ? "\(name): \(found.2)" : nil
  }

  /// An element of a list of cases as it is in a mapping; nil: none.
  private func pair(_ item: YAMLNode) -> String? {
    if let entry = item.onlyEntry { return "\(entry.key.text): \(source(entry.value.range))" }
    guard item.kind == .scalar, !item.text.isEmpty else { return nil }
    let name = SwiftNames.caseName(from: item.text)
    return SwiftNames.isIdentifier(name) ? "\(name): \(source(item.range))" : nil
  }

  /// `[creating, created]`: strings, from which the names are derived.
  private func derivedCases(_ node: YAMLNode) -> [EnumType.Case]? {
    guard node.kind == .sequence else { return fail(.wrongKind(ofCases: node)) }
    return node.items.compactMap { derivedCase($0) }
  }

  private func derivedCase(_ item: YAMLNode) -> EnumType.Case? {
    if item.isPlain, PlainScalar.isInteger(item.text) || PlainScalar.isAmbiguousNumber(item.text) {
      return fail(.wrongKind(namelessCase: item.locatedText))
    }
    if item.isPlain, let pair = Self.numbered(item.text) {
      report(.unquotedText(ofNumberedCase: item.locatedText, pair: pair))
    }
    guard !forms.isMissing(item, what: Self.aCase, key: nil, isText: true), forms.isText(item, what: Self.aCase) else {
      return nil
    }
    let text = forms.name(item, isExternal: true).value
    let name = Located(SwiftNames.caseName(from: text), item.range)
    guard caseName(name, from: text) else { return nil }
    return EnumType.Case(name: name, raw: Located(.string(text), item.range))
  }

  private static let aCase = LocalizedText("a case", zh: "枚举的 case")

  private func caseName(_ name: Located<String>, from raw: String) -> Bool {
    if SwiftNames.isIdentifier(name.value) {
      return names.isFree(name, of: SwiftNames.enumMembers, offer: Wording.nameCase(raw))
    }
    return fail(.invalidSwiftName(name, from: raw))
  }

  /// `{ ken: 1, jan: { raw: 2, doc: Scissors } }`.
  private func namedCases(_ node: YAMLNode) -> [EnumType.Case] {
    forms.distinct(node).compactMap { entry in
      guard !forms.reportRunTogether(entry) else { return nil }
      let name = forms.name(entry.key)
      if entry.key.isPlain, let misreading = PlainScalar.misreading(name.value) {
        report(.unquotedText(ofCase: name, misreading))
      }
      let offer = LocalizedText("rename the case", zh: "给这个 case 改名")
      guard names.memberName(name, of: SwiftNames.enumMembers, offer: offer) else { return nil }
      return namedCase(name, entry.value)
    }
  }

  private func namedCase(_ name: Located<String>, _ value: YAMLNode) -> EnumType.Case? {
    guard value.kind == .mapping else {
      return rawValue(value, what: .verbatim("`\(name.value)`")).map { EnumType.Case(name: name, raw: $0) }
    }
    guard let entries = forms.open(value, as: .enumCase, at: name.range), let node = entries["raw"] else { return nil }
    return rawValue(node, what: .verbatim("`raw`")).map { EnumType.Case(name: name, raw: $0, doc: entries.text("doc")) }
  }

  private func rawValue(_ node: YAMLNode, what: LocalizedText) -> Located<EnumType.Raw>? {
    guard node.kind == .scalar else { return fail(.wrongKind(ofRawValue: node, what)) }
    guard !forms.isMissing(node, what: what, key: nil, isText: true), !forms.reportAmbiguous(node) else { return nil }
    guard node.isPlain, PlainScalar.isNumber(node.text) else {
      forms.warnIfMisread(node)
      return forms.name(node, isExternal: true).map { .string($0) }
    }
    guard let value = Int64(node.text) else { return fail(.badNumber(ofCase: node.locatedText)) }
    return Located(.integer(value), node.range)
  }

  /// The cases whose names and raw values are one of a kind.
  private func consistent(_ cases: [EnumType.Case]) -> [EnumType.Case] {
    var names: [String: EnumType.Case] = [:]
    var raws: [EnumType.Raw: EnumType.Case] = [:]
    var isMixed = false
    return cases.filter { item in
      if let first = raws[item.raw.value] {
        report(.equalRawValues(item, after: first))
      } else if let first = names[item.name.value] {
        report(.duplicateName(of: item, after: first, raw: item.raw.value.source))
      } else if item.isInteger != cases[0].isInteger {
        if !isMixed { report(.mixedRawValues(item, after: cases[0])) }
        isMixed = true
      } else {
        names[item.name.value] = item
        raws[item.raw.value] = item
        return true
      }
      return false
    }
  }
}

extension EnumType.Raw {
  /// As a schema writes it.
  var source: String {
    switch self {
    case .integer(let value): String(value)
    case .string(let value): "\"\(value)\""
    }
  }
}
