import Schema
import SourceText

extension Resolver {
  /// The text of a label or a button: a template, a localized one, or variants.
  mutating func contentText(_ key: String, _ entries: Entries, in scope: Scope) -> Located<SurfaceText>? {
    let view = "; what the app's code shows, its own `view` draws"
    guard let node = entries[key], !reportHooks(node, of: "`\(key)`", otherwise: view) else { return nil }
    if node.isPlain {
      warnIfFieldName(node, in: scope, otherwise: "; in quotes, it is a text")
    }
    return surfaceText(node, key, in: scope).map { Located($0, node.range) }
  }

  /// The views of content are generated, and so are its texts.
  mutating func reportHooks(_ node: YAMLNode, of what: String, otherwise: String = "") -> Bool {
    let texts = node.kind == .sequence ? node.items.compactMap { $0.entry("text")?.value } : [node]
    let hooks = texts.filter { reading.isWord($0, "hook") }
    for hook in hooks {
      reading.report(
        .unknownValue, "\(what) takes no `hook`", at: hook.range,
        help: "write a text, `{ key: …, default: … }`, or variants; for the word itself, `\"hook\"`\(otherwise)")
    }
    return !hooks.isEmpty
  }
}
