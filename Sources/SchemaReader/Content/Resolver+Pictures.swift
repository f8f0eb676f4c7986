import Schema
import SourceText

/// Images and ratings: what they show is a field, named without braces.
extension Resolver {
  mutating func image(_ entries: Entries, in scope: Scope) -> ContentElement.Image? {
    guard let source = entries["image"].flatMap({ picture($0, in: scope) }) else { return nil }
    if case .url = source {
      let missing = ["width", "height"].filter { !entries.mentions($0) }
      if !missing.isEmpty {
        reading.report(
          .missingKey, "an image behind a link needs \(Wording.list(missing))", at: entries.range,
          help: "its size is not known before it is loaded")
      }
    }
    return ContentElement.Image(
      source: source, mode: entries.word("mode") ?? .fill, placeholder: entries.text("placeholder"))
  }

  private mutating func picture(_ node: YAMLNode, in scope: Scope) -> ContentElement.Image.Source? {
    switch node.kind {
    case .scalar: break
    case .mapping where !isBraced(node):
      if node.entry("by") != nil || node.entry("of") != nil { return asset(node, in: scope).map { .asset($0) } }
      guard let name = reading.open(node, as: .asset)?.text("asset") else { return nil }
      return .asset(.one(name.value))
    case .mapping: break
    case .sequence:
      reading.refuse(node, "`image`", .notation(.picture))
      return nil
    }
    let offer = "for an asset, write `{ asset: \(node.text) }`"
    guard let path = field(node, of: "`image`", in: scope, otherwise: offer) else { return nil }
    if path.type == .string || path.type == .url { return .url(path) }
    reading.report(
      .misfitField, "`\(path.text)` is \(title(of: path.type)), and an image is a string or a URL", at: node.range,
      help: isChoice(path.type) ? "for assets, write `{ by: \(path.text), of: { … } }`" : nil)
    return nil
  }

  mutating func rating(_ entries: Entries, in scope: Scope) -> ContentElement.Rating? {
    let item = points("item", entries, isMore: true)?.value ?? 20
    let spacing = points("spacing", entries)?.value ?? 4
    let color = color("color", entries)
    let stars = ["filled", "empty"]
    if let only = stars.first(where: entries.mentions), let other = stars.first(where: { !entries.mentions($0) }) {
      reading.report(
        .missingKey, "`\(only)` needs `\(other)` beside it", at: entries.keyRange(only) ?? entries.range,
        help: "name both assets, or leave both out for the system's star")
    }
    guard let node = entries["rating"], let value = field(node, of: "`rating`", in: scope) else { return nil }
    switch value.type {
    case .integer, .double: break
    default:
      reading.report(
        .misfitField, "`\(value.text)` is \(title(of: value.type)), and a rating is a number", at: node.range)
      return nil
    }
    return ContentElement.Rating(
      value: value, max: entries.integer("max") ?? 5, item: item, spacing: spacing, color: color,
      filled: entries.text("filled"), empty: entries.text("empty"))
  }

  /// The field that a value names; `otherwise` is the help where there is no field of a name like that.
  private mutating func field(
    _ node: YAMLNode, of what: String, in scope: Scope, otherwise: String? = nil
  ) -> FieldPath? {
    guard !isBraced(node) else {
      let name = reading.source(node.range).filter { !"{}\"' ".contains($0) }
      reading.report(
        .badPlaceholder, "\(what) names a field, without braces", at: node.range, help: "write `\(name)`",
        fixIts: [.init("write `\(name)`", replace: node.range, with: name)])
      return nil
    }
    let name = Located(node.text, node.range)
    let result = lookUp(name, in: scope)
    if case .found(let path) = result { return path }
    if case .unknown(_, let names) = result, let otherwise, Spelling.nearest(to: name.value, in: names) == nil {
      reading.report(.unknownField, "there is no field `\(name.value)`", at: node.range, help: otherwise)
    } else {
      report(result, of: name)
    }
    return nil
  }

  /// `"{imageUrl}"`, or the same without quotes, which YAML reads as a mapping.
  private func isBraced(_ node: YAMLNode) -> Bool {
    switch node.kind {
    case .scalar: node.text.hasPrefix("{") && node.text.hasSuffix("}")
    case .mapping: node.isFlow && node.entries.count == 1 && node.entries.allSatisfy { $0.value.isNull }
    case .sequence: false
    }
  }

  private func isChoice(_ type: FieldType) -> Bool {
    switch type {
    case .integer, .bool, .enumeration: true
    default: false
    }
  }
}
