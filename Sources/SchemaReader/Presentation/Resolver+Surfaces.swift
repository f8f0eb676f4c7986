import Schema
import SourceText

extension Resolver {
  /// The texts outside the bubble.
  mutating func surfaces(_ node: YAMLNode, in scope: Scope) -> Surfaces {
    let keys = ["summary", "push", "copy", "accessibility", "fallback"]
    guard let entries = reading.open(node, as: .surfaces) else { return Surfaces(unread: Set(keys)) }
    var surfaces = Surfaces(
      summary: surface("summary", entries, scope), push: surface("push", entries, scope),
      copy: surface("copy", entries, scope), accessibility: surface("accessibility", entries, scope),
      fallback: surface("fallback", entries, scope))
    let read = [surfaces.summary, surfaces.push, surfaces.copy, surfaces.accessibility, surfaces.fallback]
    for (key, text) in zip(keys, read) where text == nil && entries.mentions(key) { surfaces.unread.insert(key) }
    if let push = surfaces.push { checkPush(push.value) }
    let slot = scope.fields.first { $0.slot?.value == .named("text") }
    if entries.mentions("fallback"), let slot, let range = entries.keyRange("fallback") {
      reading.report(
        .duplicateSlot, "`fallback` goes into the slot `text`, which holds `\(slot.name)` already", at: range,
        notes: [.init("the field is here", at: slot.slot?.range)], help: "remove one of them")
    }
    return surfaces
  }

  private mutating func surface(_ key: String, _ entries: Entries, _ scope: Scope) -> Located<SurfaceText>? {
    guard let node = entries[key] else { return nil }
    return surfaceText(node, key, in: scope).map { Located($0, node.range) }
  }

  /// A text, a localized one, variants, or `hook`.
  mutating func surfaceText(_ node: YAMLNode, _ key: String, in scope: Scope) -> SurfaceText? {
    switch node.kind {
    case .scalar where reading.isWord(node, "hook"): return .hook
    case .scalar:
      guard reading.isText(node, what: "`\(key)`") else { return nil }
      return template(node, in: scope).map { .template($0) }
    case .mapping:
      guard !reading.reportBrackets(node), let entries = reading.open(node, as: .localizedText) else { return nil }
      guard let name = entries.text("key"), let text = entries["default"] else { return nil }
      return template(text, in: scope).map { .localized(key: name.value, default: $0) }
    case .sequence:
      return reading.reportBrackets(node) ? nil : variants(node, key, in: scope)
    }
  }

  private mutating func variants(_ node: YAMLNode, _ key: String, in scope: Scope) -> SurfaceText? {
    guard let last = node.items.last else {
      reading.report(.emptyValue, "`\(key)` has no variants", at: node.range)
      return nil
    }
    var variants: [SurfaceText.Variant] = []
    for (index, item) in node.items.enumerated() {
      guard let entries = reading.open(item, as: .textVariant) else { continue }
      let isLast = index == node.items.count - 1
      if isLast == entries.mentions("when") {
        reading.report(
          .badVariants, isLast ? "the last variant has a `when`" : "a variant without `when` hides those after it",
          at: isLast ? last.range : item.range,
          help: isLast ? "add one without `when`, for all other cases" : "move it to the end, or add a `when`")
      }
      let condition = entries["when"].flatMap { self.condition($0, in: scope) }
      guard let text = entries["text"].flatMap({ variantText($0, key, in: scope) }) else { continue }
      if condition != nil || !entries.mentions("when") { variants.append(.init(condition: condition, text: text)) }
    }
    return variants.count == node.items.count ? .variants(variants) : nil
  }

  private mutating func variantText(_ node: YAMLNode, _ key: String, in scope: Scope) -> SurfaceText? {
    if node.kind == .sequence, !reading.reportBrackets(node) {
      reading.report(.wrongKind, "variants do not nest", at: node.range, help: "write one list of variants")
    }
    return node.kind == .sequence ? nil : surfaceText(node, key, in: scope)
  }

  /// A sensitive field has no place on a lock screen.
  private mutating func checkPush(_ text: SurfaceText) {
    switch text {
    case .template(let template), .localized(_, let template):
      for path in template.fields where path.isSensitive {
        reading.report(
          .sensitivePush, "`\(path.text)` is sensitive, and a push text is seen on locked screens", at: path.range,
          help: "leave it out of `push`")
      }
    case .variants(let variants): for variant in variants { checkPush(variant.text) }
    case .hook: break
    }
  }
}
