import Schema
import SourceText
import YAML

/// Reads what a tap does: exactly one thing.
struct TapReader: ResolvingReader {
  let context: ReaderContext

  func tap(_ node: YAMLNode, in scope: Scope) -> Tap? {
    guard let entries = forms.open(node, as: .tap) else { return nil }
    let kinds = ["open", "event", "sendText"].filter(entries.mentions)
    guard let kind = kinds.first else { return fail(.missingKey(ofTapAt: entries.range)) }
    guard kinds.count == 1 else { return fail(.conflictingKeys(ofTap: kinds, at: entries.range)) }
    if kind != "open", let range = entries.keyRange("schemes") {
      report(.misplacedKey(schemesBeside: kind, at: range))
    }
    switch kind {
    case "open": return open(entries, in: scope)
    case "event": return event(entries)
    default:
      return entries["sendText"].flatMap { TemplateReader(context: context).template($0, in: scope) }
        .map { .sendText($0) }
    }
  }

  private func open(_ entries: CheckedMapping, in scope: Scope) -> Tap? {
    guard let node = entries["open"],
      let path = ShownFieldReader(context: context).field(
        node, of: "open", in: scope,
        otherwise: node.text.contains("://") ? .unknownField(ofLink: node.locatedText) : nil)
    else { return nil }
    guard path.type.isLink else { return fail(.unsupportedField(ofLink: path)) }
    return .open(path, schemes: entries.texts("schemes").map(\.value))
  }

  private func event(_ entries: CheckedMapping) -> Tap? {
    guard let name = entries.text("event") else { return nil }
    if SwiftNames.isIdentifier(name.value) { return .event(name) }
    return fail(.invalidSwiftName(ofEvent: name))
  }
}
