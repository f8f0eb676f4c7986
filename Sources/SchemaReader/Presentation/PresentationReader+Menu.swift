import Schema
import SourceText
import YAML

extension PresentationReader {
  /// The entry in the menu beside the input bar.
  func menu(_ node: YAMLNode, ofMessage name: String) -> MenuEntry? {
    guard let entries = forms.open(node, as: .menu) else { return nil }
    let title = menuTitle(entries)
    let action = entries.text("action") ?? Located("Compose" + name, node.range)
    guard SwiftNames.isIdentifier(action.value) else {
      report(.invalidSwiftName(ofAction: action, ofMessage: name))
      return nil
    }
    guard let title else { return nil }
    return MenuEntry(
      title: title, image: entries.text("image"), priority: entries.integer("priority") ?? 0, action: action)
  }

  /// The menu is there before any message is: its title has no fields to show.
  private func menuTitle(_ entries: Entries) -> Located<SurfaceText>? {
    guard let node = entries["title"], !TextReader(context: context).reportHooks(node, of: .verbatim("`title`")) else {
      return nil
    }
    if node.kind == .sequence, !forms.reportBrackets(node) {
      report(
        .wrongKind, Phrase("`title` has no variants", zh: "`title` 不能有变体"), at: node.range,
        help: Phrase("write one text", zh: "写成一个文本"))
    }
    let text = node.kind == .mapping ? node.entry("default")?.value ?? node : node
    let pieces = TemplatePiece.pieces(of: text.text)
    if pieces.contains(where: { if case .placeholder = $0 { true } else { false } }) {
      report(
        .badPlaceholder,
        Phrase(
          "`title` stands in a menu, where there is no message to take a field from",
          zh: "`title` 显示在菜单里，那里没有可取字段的消息"),
        at: text.range,
        help: Phrase(
          "write a text without placeholders, or `{{` for the brace itself", zh: "写成不含占位符的文本；若要花括号本身，写成 `{{`"))
      return nil
    }
    guard node.kind != .sequence else { return nil }
    return TextReader(context: context).surfaceText(node, "title", in: Scope()).map { Located($0, node.range) }
  }

  /// An app tells the entries by their actions.
  func checkMenus() {
    var taken: [String: SourceRange] = [:]
    for message in symbols.messages {
      guard let action = message.menu?.action else { continue }
      if let first = taken[action.value] {
        report(.duplicateName(ofAction: action, after: first))
      } else {
        taken[action.value] = action.range
      }
    }
  }
}
