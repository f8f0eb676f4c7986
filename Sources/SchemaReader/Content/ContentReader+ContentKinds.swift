import Language
import Schema
import SourceText

/// The kinds of elements, each with the keys of its own.
extension ContentReader {
  func shown(
    _ kind: ElementKind, _ entries: Entries, in scope: Scope, depth: Int
  ) -> ContentElement.Kind? {
    switch kind {
    case .label: label(entries, in: scope).map { .label($0) }
    case .image: image(entries, in: scope).map { .image($0) }
    case .rating: rating(entries, in: scope).map { .rating($0) }
    case .button: button(entries, in: scope).map { .button($0) }
    case .separator: separator(entries).map { .separator($0) }
    case .row: stack("row", entries, in: scope, depth: depth).map { .row($0) }
    case .column: stack("column", entries, in: scope, depth: depth).map { .column($0) }
    }
  }

  private func label(_ entries: Entries, in scope: Scope) -> ContentElement.Label? {
    let style = textStyle(entries)
    let placeholder = contentText("placeholder", entries, in: scope)
    guard let text = contentText("label", entries, in: scope) else { return nil }
    let lines = entries.integer("lines") ?? 0
    return ContentElement.Label(
      text: text, placeholder: placeholder?.value, style: style,
      lines: Located(lines, entries["lines"]?.range ?? entries.range), alignment: alignment(entries))
  }

  private func button(_ entries: Entries, in scope: Scope) -> ContentElement.Button? {
    let style = textStyle(entries)
    let tap = entries["tap"].flatMap { PresentationReader(context: context).tap($0, in: scope) }
    guard let title = contentText("button", entries, in: scope) else { return nil }
    return ContentElement.Button(title: title, style: style, tap: tap)
  }

  private func separator(_ entries: Entries) -> ContentElement.Separator? {
    let color = MeasureReader(forms: forms).color("color", entries)
    guard let thickness = MeasureReader(forms: forms).points("separator", entries, isMore: true) else { return nil }
    return ContentElement.Separator(thickness: thickness.value, color: color)
  }

  private func stack(
    _ key: String, _ entries: Entries, in scope: Scope, depth: Int
  ) -> ContentElement.Stack? {
    let spacing = MeasureReader(forms: forms).points("spacing", entries)?.value ?? 0
    let elements = entries[key].flatMap { self.elements($0, of: .verbatim("`\(key)`"), in: scope, depth: depth + 1) }
    return elements.map { ContentElement.Stack(elements: $0, spacing: spacing, alignment: alignment(entries)) }
  }

  private func textStyle(_ entries: Entries) -> ContentElement.TextStyle {
    let font = MeasureReader(forms: forms).points("font", entries, isMore: true) ?? Located(15, entries.range)
    return ContentElement.TextStyle(
      font: font, weight: entries.word("weight") ?? .regular, color: MeasureReader(forms: forms).color("color", entries)
    )
  }

  private func alignment(_ entries: Entries) -> ContentElement.Alignment {
    switch entries["align"]?.text {
    case "center": .center
    case "trailing", "bottom": .end
    default: .start
    }
  }
}
