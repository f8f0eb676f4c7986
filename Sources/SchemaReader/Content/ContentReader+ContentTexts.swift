import Schema
import SourceText
import YAML

extension ContentReader {
  /// The text of a label or a button: a template, a localized one, or variants.
  func contentText(_ key: String, _ entries: Entries, in scope: Scope) -> Located<SurfaceText>? {
    let view = Phrase(
      "; what the app's code shows, its own `view` draws", zh: "；要由应用代码决定的内容，由它自己的 `view` 绘制")
    guard let node = entries[key],
      !TextReader(context: context).reportHooks(node, of: .verbatim("`\(key)`"), otherwise: view)
    else { return nil }
    if node.isPlain {
      TextReader(context: context).warnIfFieldName(
        node, in: scope, otherwise: Phrase("; in quotes, it is a text", zh: "；加上引号，就是文本"))
    }
    return TextReader(context: context).surfaceText(node, key, in: scope).map { Located($0, node.range) }
  }
}
