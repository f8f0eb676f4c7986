import Schema
import SourceText
import YAML

extension Resolver {
  /// The text of a label or a button: a template, a localized one, or variants.
  func contentText(_ key: String, _ entries: Entries, in scope: Scope) -> Located<SurfaceText>? {
    let view = Phrase(
      "; what the app's code shows, its own `view` draws", zh: "；要由应用代码决定的内容，由它自己的 `view` 绘制")
    guard let node = entries[key], !reportHooks(node, of: .verbatim("`\(key)`"), otherwise: view) else { return nil }
    if node.isPlain {
      warnIfFieldName(node, in: scope, otherwise: Phrase("; in quotes, it is a text", zh: "；加上引号，就是文本"))
    }
    return surfaceText(node, key, in: scope).map { Located($0, node.range) }
  }

  /// The views of content are generated, and so are its texts.
  func reportHooks(_ node: YAMLNode, of what: Phrase, otherwise: Phrase = .verbatim("")) -> Bool {
    let texts = node.kind == .sequence ? node.items.compactMap { $0.entry("text")?.value } : [node]
    let hooks = texts.filter { forms.isWord($0, "hook") }
    for hook in hooks {
      report(.unknownValue(hookIn: what, at: hook.range, otherwise: otherwise))
    }
    return !hooks.isEmpty
  }
}
