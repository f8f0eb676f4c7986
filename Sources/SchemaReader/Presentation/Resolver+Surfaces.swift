import Schema
import SourceText
import YAML

extension Resolver {
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
      warnIfFieldName(node, in: scope, otherwise: Phrase("; in quotes, it is a text", zh: "；加上引号，就是文本"))
    }
    guard let node = entries[key], let text = surfaceText(node, key, in: scope) else {
      unread.insert(key)
      return nil
    }
    return Located(text, node.range)
  }

  /// A text, a localized one, variants, or `hook`.
  func surfaceText(_ node: YAMLNode, _ key: String, in scope: Scope) -> SurfaceText? {
    switch node.kind {
    case .scalar where forms.isWord(node, "hook"): return .hook
    case .scalar:
      guard forms.isText(node, what: .verbatim("`\(key)`")) else { return nil }
      return template(node, in: scope).map { .template($0) }
    case .mapping:
      guard !forms.reportBrackets(node), let entries = forms.open(node, as: .localizedText) else { return nil }
      guard let name = entries.text("key"), let text = entries["default"] else { return nil }
      return template(text, in: scope).map { .localized(key: name.value, default: $0) }
    case .sequence:
      return forms.reportBrackets(node) ? nil : variants(node, key, in: scope)
    }
  }

  private func variants(_ node: YAMLNode, _ key: String, in scope: Scope) -> SurfaceText? {
    let items = Array(node.items)
    guard let last = items.last else {
      report(.emptyValue, Phrase("`\(key)` has no variants", zh: "`\(key)` 里没有变体"), at: node.range)
      return nil
    }
    var variants: [SurfaceText.Variant] = []
    for (index, item) in items.enumerated() {
      guard let entries = forms.open(item, as: .textVariant) else { continue }
      let isLast = index == items.count - 1
      if isLast == entries.mentions("when") {
        report(
          .badVariants,
          isLast
            ? Phrase("the last variant has a `when`", zh: "最后一个变体带有 `when`")
            : Phrase("a variant without `when` hides those after it", zh: "没有 `when` 的变体会遮住后面的变体"),
          at: isLast ? last.range : item.range,
          help: isLast
            ? Phrase("add one without `when`, for all other cases", zh: "再加一个没有 `when` 的变体，用于其余情况")
            : Phrase("move it to the end, or add a `when`", zh: "把它移到最后，或加上 `when`"))
      }
      let condition = entries["when"].flatMap { self.condition($0, in: scope) }
      guard let text = entries["text"].flatMap({ variantText($0, key, in: scope) }) else { continue }
      if condition != nil || !entries.mentions("when") { variants.append(.init(condition: condition, text: text)) }
    }
    return variants.count == items.count ? .variants(variants) : nil
  }

  private func variantText(_ node: YAMLNode, _ key: String, in scope: Scope) -> SurfaceText? {
    if node.kind == .sequence, !forms.reportBrackets(node) {
      report(
        .wrongKind, Phrase("variants do not nest", zh: "变体不能嵌套"), at: node.range,
        help: Phrase("write one list of variants", zh: "写成一个变体列表"))
    }
    return node.kind == .sequence ? nil : surfaceText(node, key, in: scope)
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
