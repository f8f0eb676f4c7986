import Schema
import SourceText
import YAML

extension TextReader {
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
      let condition = entries["when"].flatMap { ConditionReader(context: context).condition($0, in: scope) }
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
