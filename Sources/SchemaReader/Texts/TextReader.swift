import Schema
import SourceText
import YAML

/// Reads what somebody reads: a text, a localized one, variants, or `hook`.
struct TextReader: ResolvingReader {
  let context: ReaderContext

  private var templates: TemplateReader { TemplateReader(context: context) }
  private var conditions: ConditionReader { ConditionReader(context: context) }

  func text(_ node: YAMLNode, _ key: String, in scope: Scope) -> PresentationText? {
    switch node.kind {
    case .scalar where forms.isWord(node, "hook"): return .hook
    case .scalar:
      guard forms.isText(node, what: .verbatim("`\(key)`")) else { return nil }
      return templates.template(node, in: scope).map { .template($0) }
    case .mapping:
      guard !forms.reportBrackets(node), let entries = forms.open(node, as: .localizedText) else { return nil }
      guard let name = entries.text("key"), let text = entries["default"] else { return nil }
      return templates.template(text, in: scope).map { .localized(key: name.value, default: $0) }
    case .sequence:
      return forms.reportBrackets(node) ? nil : variants(node, key, in: scope)
    }
  }

  private func variants(_ node: YAMLNode, _ key: String, in scope: Scope) -> PresentationText? {
    let items = Array(node.items)
    guard !items.isEmpty else { return fail(.emptyValue(ofVariants: key, at: node.range)) }
    let variants = items.enumerated().compactMap { index, item in
      variant(item, isLast: index == items.count - 1, key, in: scope)
    }
    return variants.count == items.count ? .variants(variants) : nil
  }

  private func variant(_ node: YAMLNode, isLast: Bool, _ key: String, in scope: Scope) -> PresentationText.Variant? {
    guard let entries = forms.open(node, as: .textVariant) else { return nil }
    let isConditional = entries.mentions("when")
    if isLast == isConditional { report(.badVariants(isLast: isLast, at: node.range)) }
    let condition = entries["when"].flatMap { conditions.condition($0, in: scope) }
    guard let node = entries["text"], !reportNesting(node), let text = text(node, key, in: scope),
      condition != nil || !isConditional
    else { return nil }
    return PresentationText.Variant(condition: condition, text: text)
  }

  /// Says that a variant's text is not one text.
  private func reportNesting(_ node: YAMLNode) -> Bool {
    guard node.kind == .sequence else { return false }
    if !forms.reportBrackets(node) { report(.wrongKind(nestedVariantsAt: node.range)) }
    return true
  }

  /// Says that a text cannot be the app's: the views of content are generated, and so are its texts.
  func reportHooks(_ node: YAMLNode, of key: String, isContent: Bool = false) -> Bool {
    let texts = node.kind == .sequence ? node.items.compactMap { $0.entry("text")?.value } : [node]
    let hooks = texts.filter { forms.isWord($0, "hook") }
    for hook in hooks { report(.unknownValue(hookIn: key, at: hook.range, isContent: isContent)) }
    return !hooks.isEmpty
  }

  /// `text: title` is the text "title"; most often the field is meant.
  ///
  /// - Parameter isQuotable: Whether quotes say that the text is meant.
  func warnIfFieldName(_ node: YAMLNode, in scope: Scope, isQuotable: Bool = false) {
    guard !node.text.contains("{"), !context.isRehearsal else { return }
    let names = scope.all.map(\.name)
    guard let name = names.contains(node.text) ? node.text : Spelling.nearest(to: node.text, in: names) else { return }
    report(.literalFieldName(node.locatedText, of: name, isQuotable: isQuotable))
  }
}
