import Schema
import SourceText
import YAML

extension PresentationReader {
  /// The texts outside the bubble.
  func surfaces(_ node: YAMLNode, in scope: Scope) -> Surfaces {
    guard let entries = forms.open(node, as: .surfaces) else {
      return Surfaces(unread: ["summary", "push", "copy", "accessibility", "fallback"])
    }
    var unread: Set<String> = []
    let surfaces = Surfaces(
      summary: surface("summary", entries, scope, &unread), push: surface("push", entries, scope, &unread),
      copy: surface("copy", entries, scope, &unread),
      accessibility: surface("accessibility", entries, scope, &unread),
      fallback: surface("fallback", entries, scope, &unread), unread: unread)
    if let push = surfaces.push { checkPush(push.value) }
    if let range = entries.keyRange("fallback"),
      let slot = scope.fields.first(where: { $0.slot?.value == .named("text") })
    {
      report(.duplicateSlot(fallbackAt: range, beside: slot))
    }
    return surfaces
  }

  private func surface(
    _ key: String, _ entries: Entries, _ scope: Scope, _ unread: inout Set<String>
  ) -> Located<SurfaceText>? {
    guard entries.mentions(key) else { return nil }
    if let node = entries[key], node.isPlain, scope.all.contains(where: { $0.name == node.text }) {
      TextReader(context: context).warnIfFieldName(
        node, in: scope, otherwise: Phrase("; in quotes, it is a text", zh: "；加上引号，就是文本"))
    }
    guard let node = entries[key], let text = TextReader(context: context).surfaceText(node, key, in: scope) else {
      unread.insert(key)
      return nil
    }
    return Located(text, node.range)
  }

  /// A sensitive field has no place on a lock screen.
  private func checkPush(_ text: SurfaceText) {
    switch text {
    case .template(let template), .localized(_, let template):
      for path in template.fields where path.isSensitive {
        report(
          .sensitivePush,
          Phrase(
            "`\(path.text)` is sensitive, and a push text is seen on locked screens",
            zh: "`\(path.text)` 是敏感字段，而推送文本会显示在锁屏上"),
          at: path.range, help: Phrase("leave it out of `push`", zh: "不要放进 `push`"))
      }
    case .variants(let variants): for variant in variants { checkPush(variant.text) }
    case .hook: break
    }
  }
}
