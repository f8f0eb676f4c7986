import Schema
import SourceText

extension Resolver {
  /// Any of the notations of a size.
  mutating func size(_ node: YAMLNode, in scope: Scope) -> Layout.Size? {
    switch node.kind {
    case .sequence: return reading.extent(node, what: "a size").map { .fixed($0) }
    case .mapping: return measuredSize(node, in: scope)
    case .scalar:
      guard reading.isWord(node, among: ["auto", "hook"], what: "`size`") else { return nil }
      return node.text == "auto" ? .auto : .hook
    }
  }

  private mutating func measuredSize(_ node: YAMLNode, in scope: Scope) -> Layout.Size? {
    let kinds = ["text", "aspect", "image"].filter { node.entry($0) != nil }
    guard kinds.count == 1 else {
      reading.report(
        kinds.isEmpty ? .missingKey : .conflictingKeys,
        kinds.isEmpty ? "a size needs `text`, `aspect` or `image`" : "\(Wording.list(kinds)) are sizes of their own",
        at: node.range, help: kinds.isEmpty ? "or write `[249, 96]`, `auto`, `hook`" : "keep one of them")
      return nil
    }
    switch kinds[0] {
    case "text": return textSize(node, in: scope).map { .text($0) }
    case "aspect": return aspectSize(node, in: scope).map { .aspect($0) }
    default: return imageSize(node, in: scope).map { .image($0) }
    }
  }

  private mutating func textSize(_ node: YAMLNode, in scope: Scope) -> Layout.MeasuredText? {
    guard let entries = reading.open(node, as: .textSize) else { return nil }
    if let text = entries["text"] { warnIfFieldName(text, in: scope) }
    let template = entries["text"].flatMap { self.template($0, in: scope) }
    let padding = entries["padding"].flatMap { reading.edges($0, what: "paddings") } ?? .zero
    let width = entries["width"].flatMap { reading.length($0) }
    let maxWidth = entries["maxWidth"].flatMap { reading.length($0) }
    let bounds = (extent("min", entries), extent("max", entries))
    if let font = entries["font"], let size = entries.number("font"), size <= 0 {
      reading.report(.badNumber, "`font` must be more than 0", at: font.range)
      return nil
    }
    guard let template, let font = entries.number("font") else { return nil }
    return Layout.MeasuredText(
      text: template, font: font, isBold: entries.bool("bold") ?? false, lines: entries.integer("lines") ?? 0,
      padding: padding, width: width, maxWidth: maxWidth, min: bounds.0, max: bounds.1)
  }

  /// `text: title` is the text "title"; most often the field is meant.
  mutating func warnIfFieldName(_ node: YAMLNode, in scope: Scope, otherwise: String = "") {
    let text = node.text
    guard !text.contains("{"), !isRehearsal else { return }
    let names = scope.all.map(\.name)
    guard let near = names.contains(text) ? text : Spelling.nearest(to: text, in: names) else { return }
    reading.report(
      .literalFieldName, "`\(text)` is a text as it stands, not the field `\(near)`", at: node.range,
      help: "for the field, write `\"{\(near)}\"`\(otherwise)",
      fixIts: [.init("write `\"{\(near)}\"`", replace: node.range, with: "\"{\(near)}\"")])
  }

  private mutating func aspectSize(_ node: YAMLNode, in scope: Scope) -> Layout.Aspect? {
    guard let entries = reading.open(node, as: .aspectSize) else { return nil }
    let bounds = (extent("min", entries), extent("max", entries), extent("else", entries))
    guard let fields = entries["aspect"] else { return nil }
    guard fields.items.count == 2 else {
      reading.report(.badSize, "`aspect` is two fields, width and height", at: fields.range)
      return nil
    }
    let paths = entries.texts("aspect").compactMap { numberPath($0, in: scope) }
    guard paths.count == 2 else { return nil }
    return Layout.Aspect(width: paths[0], height: paths[1], min: bounds.0, max: bounds.1, otherwise: bounds.2)
  }

  private mutating func numberPath(_ name: Located<String>, in scope: Scope) -> FieldPath? {
    guard let path = path(name, in: scope) else { return nil }
    switch path.type {
    case .integer, .double: return path
    default:
      reading.report(
        .misfitField, "`\(path.text)` is \(title(of: path.type)), and `aspect` takes numbers", at: name.range)
      return nil
    }
  }

  mutating func extent(_ key: String, _ entries: Entries) -> Layout.Extent? {
    entries[key].flatMap { reading.extent($0, what: "`\(key)`") }
  }
}
