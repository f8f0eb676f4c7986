import Language
import Schema
import SourceText

/// Reads one element of a bubble.
struct ElementReader: ResolvingReader {
  let context: ReaderContext
  let entries: CheckedMapping
  let scope: Scope
  /// 1 for the outermost.
  let depth: Int

  private var measures: MeasureReader { MeasureReader(forms: forms) }

  /// The keys that every element has.
  var frame: ContentElement {
    var element = ContentElement(kind: .separator(.init()), range: entries.range)
    element.width = measures.length("width", entries)
    element.maxWidth = measures.length("maxWidth", entries)
    element.height = measures.points("height", entries)
    element.minHeight = measures.points("minHeight", entries)
    element.padding = entries["padding"].flatMap { measures.padding($0) }
    element.background = measures.color("background", entries)
    element.cornerRadius = measures.points("cornerRadius", entries)
    element.condition = entries["when"].flatMap { ConditionReader(context: context).condition($0, in: scope) }
    element.hidesWhenEmpty = entries.bool("hideWhenEmpty") == true
    return element
  }

  func shown(as kind: ElementKind) -> ContentElement.Kind? {
    switch kind {
    case .label: label.map { .label($0) }
    case .image: image.map { .image($0) }
    case .rating: rating.map { .rating($0) }
    case .button: button.map { .button($0) }
    case .separator: separator.map { .separator($0) }
    case .row: stack("row").map { .row($0) }
    case .column: stack("column").map { .column($0) }
    }
  }

  private var label: ContentElement.Label? {
    let style = textStyle
    let placeholder = text("placeholder")
    guard let text = text("label") else { return nil }
    return ContentElement.Label(
      text: text, placeholder: placeholder?.value, style: style,
      lines: Located(entries.integerOrDefault("lines"), entries["lines"]?.range ?? entries.range), alignment: alignment)
  }

  private var image: ContentElement.Image? {
    guard let source = entries["image"].flatMap({ ImageReader(context: context).source($0, in: scope) }) else {
      return nil
    }
    let missing = ["width", "height"].filter { !entries.mentions($0) }
    if case .url = source, !missing.isEmpty { report(.missingKey(missing, ofImageAt: entries.range)) }
    return ContentElement.Image(
      source: source, contentMode: entries.wordOrDefault("contentMode"), placeholder: entries.text("placeholder"))
  }

  private var rating: ContentElement.Rating? {
    let starSize = measures.pointsOrDefault("starSize", entries, isMore: true).value
    let spacing = measures.pointsOrDefault("spacing", entries).value
    let color = measures.color("color", entries)
    let stars = ["filled", "empty"]
    if let only = stars.first(where: entries.mentions), let other = stars.first(where: { !entries.mentions($0) }) {
      report(.missingKey(star: other, beside: only, at: entries.keyRange(only) ?? entries.range))
    }
    guard let node = entries["rating"],
      let value = ShownFieldReader(context: context).field(node, of: "rating", in: scope)
    else { return nil }
    guard value.type.isNumber else { return fail(.unsupportedField(ofRating: value)) }
    return ContentElement.Rating(
      value: value, max: entries.integerOrDefault("max"), starSize: starSize, spacing: spacing, color: color,
      filled: entries.text("filled"), empty: entries.text("empty"))
  }

  private var button: ContentElement.Button? {
    let style = textStyle
    let tap = entries["tap"].flatMap { TapReader(context: context).tap($0, in: scope) }
    return text("button").map { ContentElement.Button(title: $0, style: style, tap: tap) }
  }

  private var separator: ContentElement.Separator? {
    let color = measures.color("color", entries)
    return measures.points("separator", entries, isMore: true)
      .map { ContentElement.Separator(thickness: $0.value, color: color) }
  }

  private func stack(_ key: String) -> ContentElement.Stack? {
    let spacing = measures.pointsOrDefault("spacing", entries).value
    let content = ContentReader(context: context)
    let elements = entries[key].flatMap { content.elements($0, of: key, in: scope, depth: depth + 1) }
    return elements.map { elements in
      let isLine = key == "row" && !entries.mentions("align") && elements.allSatisfy(\.isLabel)
      return .init(elements: elements, spacing: spacing, alignment: isLine ? .baseline : alignment)
    }
  }

  /// The text of a label or a button: a template, a localized one, or variants.
  private func text(_ key: String) -> Located<PresentationText>? {
    let texts = TextReader(context: context)
    guard let node = entries[key], !texts.reportHooks(node, of: key, isContent: true) else { return nil }
    if node.isPlain { texts.warnIfFieldName(node, in: scope, isQuotable: true) }
    return texts.text(node, key, in: scope).map { Located($0, node.range) }
  }

  private var textStyle: ContentElement.TextStyle {
    ContentElement.TextStyle(
      font: measures.pointsOrDefault("font", entries, isMore: true),
      weight: entries.wordOrDefault("weight"), color: measures.color("color", entries))
  }

  private var alignment: ContentElement.Alignment {
    switch entries.text("align")?.value {
    case "center": .center
    case "trailing", "bottom": .end
    case "baseline": .baseline
    default: .start
    }
  }
}

extension ContentElement {
  fileprivate var isLabel: Bool { if case .label = kind { true } else { false } }
}
