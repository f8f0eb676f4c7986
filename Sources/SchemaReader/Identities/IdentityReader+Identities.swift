import Schema
import SourceText
import YAML

extension IdentityReader {
  /// What `id` says: one entry, of one place or of several.
  func identity(_ node: YAMLNode) -> Identity.Entry? {
    guard node.kind == .sequence else { return place(node).map { Identity.Entry(places: [$0], range: node.range) } }
    let nodes = node.items
    guard !nodes.isEmpty else {
      report(
        .badIdentity, Phrase("an empty list is no identity", zh: "空列表不是标识"), at: node.range,
        help: Phrase("a value for each identity key", zh: "为每个标识键写一个值"))
      return nil
    }
    let places = nodes.compactMap { place($0) }
    return places.count == nodes.count ? Identity.Entry(places: places, range: node.range) : nil
  }

  /// What `ids` says: several entries.
  func identities(_ node: YAMLNode) -> [Identity.Entry]? {
    guard node.kind == .sequence, !node.items.isEmpty else {
      report(
        .badIdentity, Phrase("`ids` is a list of identities", zh: "`ids` 是标识的列表"), at: node.range,
        help: Wording.write(node.kind == .scalar ? "id: \(node.text)" : "ids: [8, 12]"))
      return nil
    }
    let entries = node.items.compactMap { identity($0) }
    return entries.count == node.items.count ? entries : nil
  }

  private func place(_ node: YAMLNode) -> Identity.Place? {
    guard node.kind == .scalar else {
      report(
        .badIdentity,
        Phrase(
          "an identity is an integer or a string, not \(Wording.kind(node))",
          zh: "标识是整数或字符串，而不是\(Wording.kind(node))"),
        at: node.range, help: node.kind == .sequence ? Wording.severalIdentities : nil)
      return nil
    }
    guard node.isPlain else { return stringPlace(node) }
    let text = node.text
    if text == "_" { return .any }
    if node.isNull || PlainScalar.bool(text) != nil {
      report(
        .badIdentity,
        node.isNull
          ? Phrase("nothing is no identity", zh: "空值不是标识") : Phrase("a bool is no identity", zh: "布尔值不是标识"),
        at: node.range, help: text.isEmpty ? nil : Wording.asString(text))
      return nil
    }
    if forms.reportAmbiguous(node) { return nil }
    if PlainScalar.isNumber(text) { return integerPlace(node) }
    guard Self.looksLikeRange(text) else { return stringPlace(node) }
    return forms.integers(node, what: Phrase("an identity", zh: "标识")).map { .range($0) }
  }

  private static func looksLikeRange(_ text: String) -> Bool {
    let ends = text.split(omittingEmptySubsequences: true) { $0 == "." || $0 == "<" }
    return text.contains("..") && !ends.isEmpty && ends.allSatisfy { PlainScalar.isInteger(String($0)) }
  }

  private func integerPlace(_ node: YAMLNode) -> Identity.Place? {
    if let value = Int64(node.text) { return .value(.integer(value)) }
    let isInteger = PlainScalar.isInteger(node.text)
    report(
      .badIdentity,
      isInteger
        ? Phrase("`\(node.text)` is no integer of 64 bits", zh: "`\(node.text)` 不是 64 位整数")
        : Phrase("`\(node.text)` is no integer", zh: "`\(node.text)` 不是整数"),
      at: node.range, help: Wording.asString(node.text))
    return nil
  }

  private func stringPlace(_ node: YAMLNode) -> Identity.Place? {
    guard !node.text.isEmpty else {
      report(.badIdentity, Phrase("an empty text is no identity", zh: "空文本不是标识"), at: node.range)
      return nil
    }
    forms.warnIfMisread(node)
    return .value(.string(node.text))
  }
}
