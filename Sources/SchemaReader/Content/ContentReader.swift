import Language
import Schema
import SourceText
import YAML

/// Reads what a bubble shows.
struct ContentReader: ResolvingReader {
  let context: ReaderContext

  /// Elements inside one another; more are no bubble, but a mistake of whatever wrote them.
  private static let greatestDepth = 16

  /// An element, or a list of them, which is a column.
  func content(_ node: YAMLNode, in scope: Scope) -> ContentElement? {
    guard node.kind == .sequence else { return element(node, in: scope, depth: 1) }
    let elements = elements(node, of: "content", in: scope, depth: 1)
    return elements.map { ContentElement(kind: .column(.init(elements: $0)), range: node.range) }
  }

  /// The elements of a list; nil if one of them could not be read.
  func elements(_ node: YAMLNode, of key: String, in scope: Scope, depth: Int) -> [ContentElement]? {
    guard !node.items.isEmpty else { return fail(.emptyValue(ofElements: key, at: node.range)) }
    guard depth <= Self.greatestDepth else {
      return fail(.nestingDepth(ofContentAt: node.range, most: Self.greatestDepth))
    }
    let elements = node.items.map { element($0, in: scope, depth: depth) }
    return elements.contains { $0 == nil } ? nil : elements.compactMap { $0 }
  }

  private func element(_ node: YAMLNode, in scope: Scope, depth: Int) -> ContentElement? {
    guard let kind = kind(of: node), let entries = forms.open(node, as: kind.form) else { return nil }
    let reader = ElementReader(context: context, entries: entries, scope: scope, depth: depth)
    let shown = reader.shown(as: kind)
    var element = reader.frame
    element.hideWhenEmptyRemoval = diagnostics.removal(of: "hideWhenEmpty", in: node)
    guard let shown else { return nil }
    element.kind = shown
    return element
  }

  /// Which element a mapping is: it has exactly one of their keys.
  private func kind(of node: YAMLNode) -> ElementKind? {
    guard node.kind == .mapping else {
      if node.kind == .sequence || !forms.reportRunTogether(node) { report(.wrongKind(ofElement: node)) }
      return nil
    }
    let kinds = ElementKind.allCases.filter { node.entry($0.rawValue) != nil }
    guard kinds.count < 2 else {
      let keys = node.entries.map(\.key).filter { key in kinds.contains { key.has(text: $0.rawValue) } }
      return fail(.conflictingKeys(inElement: keys.map(\.locatedText)))
    }
    if let kind = kinds.first ?? Self.guess(node) { return kind }
    if !node.entries.contains(where: { forms.reportRunTogether($0) }) { report(.missingKey(ofElementAt: node.range)) }
    return nil
  }

  /// What a mapping without any of the keys seems to be: by a key of Swift's, else by one that is misspelled.
  private static func guess(_ node: YAMLNode) -> ElementKind? {
    let keys = node.entries.map(\.key.text)
    // A text with a `tap` is a button, one without is a label.
    let kinds = (node.entry("tap") == nil ? [] : [.button]) + ElementKind.allCases
    if let kind = kinds.first(where: { kind in keys.contains { kind.form.foreignKeys[$0] == kind.rawValue } }) {
      return kind
    }
    let known = kinds.flatMap { $0.form.keys.map(\.name) }
    let names = ElementKind.allCases.map(\.rawValue)
    let near = keys.lazy.filter { !known.contains($0) }.compactMap { Spelling.nearest(to: $0, in: names) }.first
    return near.flatMap(ElementKind.init(rawValue:))
  }
}
