import Schema
import SourceText

extension Reading {
  /// What `id` says: one entry, of one place or of several.
  mutating func identity(_ node: YAMLNode) -> Identity.Entry? {
    let nodes = node.kind == .sequence ? Array(node.items) : [node]
    guard !nodes.isEmpty else {
      report(.badIdentity, "an empty list is no identity", at: node.range, help: "a value for each identity key")
      return nil
    }
    let places = nodes.compactMap { place($0) }
    return places.count == nodes.count ? Identity.Entry(places: places, range: node.range) : nil
  }

  /// What `ids` says: several entries.
  mutating func identities(_ node: YAMLNode) -> [Identity.Entry]? {
    guard node.kind == .sequence, !node.items.isEmpty else {
      report(
        .badIdentity, "`ids` is a list of identities", at: node.range,
        help: node.kind == .scalar ? "write `id: \(node.text)`" : "write `ids: [8, 12]`")
      return nil
    }
    let entries = node.items.compactMap { identity($0) }
    return entries.count == node.items.count ? entries : nil
  }

  private mutating func place(_ node: YAMLNode) -> Identity.Place? {
    guard node.kind == .scalar else {
      report(
        .badIdentity, "an identity is an integer or a string, not \(Wording.kind(node))", at: node.range,
        help: node.kind == .sequence ? "several identities are `ids`" : nil)
      return nil
    }
    guard node.isPlain else { return stringPlace(node) }
    let text = node.text
    if text == "_" { return .any }
    if node.isNull || PlainScalar.bool(text) != nil {
      report(
        .badIdentity, "\(node.isNull ? "nothing" : "a bool") is no identity", at: node.range,
        help: text.isEmpty ? nil : "for a string, write `\"\(text)\"`")
      return nil
    }
    if reportAmbiguous(node) { return nil }
    if PlainScalar.isNumber(text) { return integerPlace(node) }
    guard Self.looksLikeRange(text) else { return stringPlace(node) }
    return integers(node, what: "an identity").map { .range($0) }
  }

  private static func looksLikeRange(_ text: String) -> Bool {
    let ends = text.split(omittingEmptySubsequences: true) { $0 == "." || $0 == "<" }
    return text.contains("..") && !ends.isEmpty && ends.allSatisfy { PlainScalar.isInteger(String($0)) }
  }

  private mutating func integerPlace(_ node: YAMLNode) -> Identity.Place? {
    if let value = Int64(node.text) { return .value(.integer(value)) }
    let isInteger = PlainScalar.isInteger(node.text)
    report(
      .badIdentity, "`\(node.text)` is no integer\(isInteger ? " of 64 bits" : "")", at: node.range,
      help: "for a string, write `\"\(node.text)\"`")
    return nil
  }

  private mutating func stringPlace(_ node: YAMLNode) -> Identity.Place? {
    guard !node.text.isEmpty else {
      report(.badIdentity, "an empty text is no identity", at: node.range)
      return nil
    }
    warnIfMisread(node)
    return .value(.string(node.text))
  }
}
