import Schema
import SourceText
import YAML

/// Reads the entries of the menu beside the input bar.
struct InputMenuReader: ResolvingReader {
  let context: ReaderContext

  private var texts: TextReader { TextReader(context: context) }

  func inputMenu(_ node: YAMLNode, ofMessage name: String) -> InputMenuItem? {
    guard let entries = forms.open(node, as: .inputMenu) else { return nil }
    let title = entries["title"].flatMap { menuTitle($0) }
    let action = entries.text("action") ?? Located("Compose" + name, node.range)
    guard SwiftNames.isIdentifier(action.value) else {
      return fail(.invalidSwiftName(ofAction: action, ofMessage: name))
    }
    return title.map {
      InputMenuItem(
        title: $0, image: entries.text("image"), priority: entries.integerOrDefault("priority"), action: action)
    }
  }

  /// The menu is there before any message is: its title has no fields to show.
  private func menuTitle(_ node: YAMLNode) -> Located<PresentationText>? {
    guard !texts.reportHooks(node, of: "title") else { return nil }
    guard node.kind != .sequence else {
      if !forms.reportBrackets(node) { report(.wrongKind(titleVariantsAt: node.range)) }
      return nil
    }
    let text = node.kind == .mapping ? node.entry("default")?.value ?? node : node
    let hasPlaceholder = TemplateToken.tokens(of: text.text)
      .contains { if case .placeholder = $0 { true } else { false } }
    guard !hasPlaceholder else { return fail(.badPlaceholder(inMenuAt: text.range)) }
    return texts.text(node, "title", in: Scope()).map { Located($0, node.range) }
  }

  /// An app tells the entries by their actions.
  func checkActions() {
    var taken: [String: SourceRange] = [:]
    for action in symbols.messages.compactMap(\.inputMenu?.action) {
      if let first = taken.enter(action.value, action.range) {
        report(.duplicateName(ofAction: action, after: first))
      }
    }
  }
}
