import Schema
import SourceText

extension Resolver {
  /// The entry in the menu beside the input bar.
  mutating func menu(_ node: YAMLNode, of message: Message) -> MenuEntry? {
    guard let entries = reading.open(node, as: .menu) else { return nil }
    let title = menuTitle(entries)
    let action = entries.text("action") ?? Located("Compose" + message.name, node.range)
    guard SwiftNames.isIdentifier(action.value) else {
      reading.report(
        .invalidSwiftName, "`\(action.value)` cannot be a Swift identifier", at: action.range,
        help: "name the action as in `Compose\(message.name)`")
      return nil
    }
    guard let title else { return nil }
    return MenuEntry(
      title: title, image: entries.text("image"), priority: entries.integer("priority") ?? 0, action: action)
  }

  /// The menu is there before any message is: its title has no fields to show.
  private mutating func menuTitle(_ entries: Entries) -> Located<SurfaceText>? {
    guard let node = entries["title"], !reportHooks(node, of: "`title`") else { return nil }
    if node.kind == .sequence, !reading.reportBrackets(node) {
      reading.report(.wrongKind, "`title` has no variants", at: node.range, help: "write one text")
    }
    let text = node.kind == .mapping ? node.entry("default")?.value ?? node : node
    let pieces = TemplatePiece.pieces(of: text.text)
    if pieces.contains(where: { if case .placeholder = $0 { true } else { false } }) {
      reading.report(
        .badPlaceholder, "`title` stands in a menu, where there is no message to take a field from", at: text.range,
        help: "write a text without placeholders, or `{{` for the brace itself")
      return nil
    }
    guard node.kind != .sequence else { return nil }
    return surfaceText(node, "title", in: Scope()).map { Located($0, node.range) }
  }

  /// An app tells the entries by their actions.
  mutating func checkMenus() {
    var taken: [String: SourceRange] = [:]
    for message in messages {
      guard let action = message.menu?.action else { continue }
      if let first = taken[action.value] {
        reading.report(
          .duplicateName, "another menu entry has the action `\(action.value)`", at: action.range,
          notes: [.init("the first is here", at: first)], help: "give one of them another `action`")
      } else {
        taken[action.value] = action.range
      }
    }
  }
}
