import Language
import Schema
import SourceText
import YAML

extension ContentReader {
  /// Elements inside one another; more are no bubble, but a mistake of whatever wrote them.
  private static let greatestDepth = 16

  /// What a bubble shows: an element, or a list of them, which is a column.
  func content(_ node: YAMLNode, in scope: Scope) -> ContentElement? {
    guard node.kind == .sequence else { return element(node, in: scope, depth: 1) }
    let elements = elements(node, of: .verbatim("`content`"), in: scope, depth: 1)
    return elements.map { ContentElement(kind: .column(.init(elements: $0)), range: node.range) }
  }

  /// The elements of a list; nil if one of them could not be read.
  func elements(_ node: YAMLNode, of what: Phrase, in scope: Scope, depth: Int) -> [ContentElement]? {
    guard !node.items.isEmpty else {
      report(
        .emptyValue, Phrase("\(what) shows nothing", zh: "\(what)没有可显示的内容"), at: node.range,
        help: Phrase("add an element, or remove it", zh: "加一个元素，或删除它"))
      return nil
    }
    guard depth <= Self.greatestDepth else {
      report(
        .nestingDepth,
        Phrase(
          "content is at most \(Self.greatestDepth) elements deep", zh: "`content` 最多嵌套 \(Self.greatestDepth) 层元素"),
        at: node.range,
        help: Phrase("take out a row or column with one element in it", zh: "去掉只含一个元素的 `row` 或 `column`"))
      return nil
    }
    let elements = node.items.map { element($0, in: scope, depth: depth) }
    return elements.contains { $0 == nil } ? nil : elements.compactMap { $0 }
  }

  private func element(_ node: YAMLNode, in scope: Scope, depth: Int) -> ContentElement? {
    guard let kind = elementKind(node), let entries = forms.open(node, as: kind.form) else { return nil }
    let shown = self.shown(kind, entries, in: scope, depth: depth)
    var element = ContentElement(kind: .separator(.init()), range: node.range)
    element.width = MeasureReader(forms: forms).length("width", entries)
    element.maxWidth = MeasureReader(forms: forms).length("maxWidth", entries)
    element.height = MeasureReader(forms: forms).points("height", entries)
    element.minHeight = MeasureReader(forms: forms).points("minHeight", entries)
    element.padding = entries["padding"].flatMap { MeasureReader(forms: forms).padding($0) }
    element.background = MeasureReader(forms: forms).color("background", entries)
    element.cornerRadius = MeasureReader(forms: forms).points("cornerRadius", entries)
    element.condition = entries["when"].flatMap { ConditionReader(context: context).condition($0, in: scope) }
    element.hidesWhenEmpty = entries.bool("hideWhenEmpty") ?? false
    element.hideWhenEmptyRemoval = forms.removal(of: "hideWhenEmpty", in: node)
    guard let shown else { return nil }
    element.kind = shown
    return element
  }

  /// Which element a mapping is: it has exactly one of their keys.
  private func elementKind(_ node: YAMLNode) -> ElementKind? {
    let names = ElementKind.allCases.map(\.rawValue)
    guard node.kind == .mapping else {
      let isList = node.kind == .sequence
      guard isList || !forms.reportRunTogether(node) else { return nil }
      report(
        .wrongKind,
        Phrase(
          "an element must be a mapping, not \(Wording.kind(node))", zh: "元素必须是映射，而不是\(Wording.kind(node))"),
        at: node.range,
        help: isList
          ? Phrase("write `row` or `column` before the list", zh: "在列表前面写上 `row` 或 `column`")
          : Phrase("for a text, write `label: …`", zh: "若是文本，写成 `label: …`"))
      return nil
    }
    let kinds = ElementKind.allCases.filter { node.entry($0.rawValue) != nil }
    if kinds.count == 1 { return kinds[0] }
    guard kinds.isEmpty else {
      reportSeveral(kinds, in: node)
      return nil
    }
    if let kind = ElementKind(guessedFrom: node) { return kind }
    guard !node.entries.contains(where: { forms.reportRunTogether($0) }) else { return nil }
    report(
      .missingKey, Phrase("an element needs a key that says what it is", zh: "元素缺少说明其种类的键"), at: node.range,
      help: Phrase("it is one of \(Wording.list(names, .or))", zh: "可以是\(Wording.list(names, .or))"))
    return nil
  }

  private func reportSeveral(_ kinds: [ElementKind], in node: YAMLNode) {
    let keys = node.entries.map(\.key).filter { key in kinds.contains { key.has(text: $0.rawValue) } }
    report(.conflictingKeys(inElement: keys.map { Located($0.text, $0.range) }))
  }
}
