import Schema
import SourceText
import YAML

extension PresentationReader {
  /// What a tap does: exactly one thing.
  func tap(_ node: YAMLNode, in scope: Scope) -> Tap? {
    guard let entries = forms.open(node, as: .tap) else { return nil }
    let kinds = ["open", "event", "sendText"].filter(entries.mentions)
    guard kinds.count == 1 else {
      if kinds.isEmpty {
        report(
          .missingKey, Phrase("a tap needs `open`, `event` or `sendText`", zh: "`tap` 需要 `open`、`event` 或 `sendText`"),
          at: entries.range,
          help: Phrase("write `{ event: OpenGift }`, for example", zh: "例如写成 `{ event: OpenGift }`"))
      } else {
        report(.conflictingKeys(ofTap: kinds, at: entries.range))
      }
      return nil
    }
    if kinds[0] != "open", let range = entries.keyRange("schemes") {
      report(
        .misplacedKey,
        Phrase("`schemes` stands beside `open`, not `\(kinds[0])`", zh: "`schemes` 要写在 `open` 旁边，而不是 `\(kinds[0])`"),
        at: range, help: Wording.removeIt)
    }
    switch kinds[0] {
    case "open": return open(entries, in: scope)
    case "event":
      guard let name = entries.text("event") else { return nil }
      guard SwiftNames.isIdentifier(name.value) else {
        report(.invalidSwiftName(ofEvent: name))
        return nil
      }
      return .event(name)
    default:
      return entries["sendText"].flatMap { TextReader(context: context).template($0, in: scope) }.map { .sendText($0) }
    }
  }

  private func open(_ entries: Entries, in scope: Scope) -> Tap? {
    guard let node = entries["open"] else { return nil }
    let link = Phrase("name a field that holds the link", zh: "写上存放链接的字段名")
    let offer = node.text.contains("://") ? link : nil
    guard
      let path = ContentReader(context: context).shownField(node, of: .verbatim("`open`"), in: scope, otherwise: offer),
      isText(path)
    else {
      return nil
    }
    return .open(path, schemes: entries.texts("schemes").map(\.value))
  }

  /// A field that holds a link or a path.
  func textPath(_ name: Located<String>, in scope: Scope) -> FieldPath? {
    PathResolver(context: context).path(name, in: scope).flatMap { isText($0) ? $0 : nil }
  }

  private func isText(_ path: FieldPath) -> Bool {
    if path.type == .string || path.type == .url { return true }
    report(.misfitField(ofLink: path, path.type.title))
    return false
  }
}
