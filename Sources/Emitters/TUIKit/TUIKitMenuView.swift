import Schema
import Templating

/// `CustomMessageMenu.swift`: the entries of the "more" menu.
struct TUIKitMenuView: View {
  /// A function that the app has to write.
  struct Action: View {
    let name: String
    let doc: String

    static let fields: [ViewField<Action>] = [.text("name", \.name), .text("doc", \.doc)]
  }

  struct Item: View {
    /// Expressions.
    let title: String
    let image: String
    let priority: String
    /// The function.
    let action: String

    static let fields: [ViewField<Item>] = [
      .text("title", \.title), .text("image", \.image), .text("priority", \.priority), .text("action", \.action),
    ]
  }

  let frame: BindingFrame
  /// Where an app puts the source of the entries.
  let example: String
  let actions: [Action]
  /// The greatest priority first; of equal ones, as in the schemas.
  let entries: [Item]
  let isSwift: Bool
  let hasClassic: Bool
  let hasMinimalist: Bool

  static let fields: [ViewField<TUIKitMenuView>] =
    ViewField.frame(\.frame) + [
      .text("example", \.example), .list("actions", \.actions), .list("entries", \.entries),
      .flag("isSwift", \.isSwift), .flag("hasClassic", \.hasClassic), .flag("hasMinimalist", \.hasMinimalist),
    ]

  /// - Returns: nil where no message has an entry.
  init?(_ messages: [Message], _ target: Target, _ frame: BindingFrame) {
    let menus = messages.compactMap { message in message.inputMenu.map { (message: message.name, menu: $0) } }
    if menus.isEmpty { return nil }
    let sorted = menus.enumerated().sorted {
      ($1.element.menu.priority, $0.offset) < ($0.element.menu.priority, $1.offset)
    }.map(\.element)
    self.frame = frame
    let entries = sorted.map { Item($0.menu) }
    var names: [String] = []
    for entry in entries where !names.contains(entry.action) { names.append(entry.action) }
    actions = names.map { name in
      let messages = zip(sorted, entries).filter { $1.action == name }.map { "`\($0.0.message)`" }
      return Action(name: name, doc: "Let the user compose \(messages.joined(separator: " or ")).")
    }
    self.entries = entries
    isSwift = target.tuikit == .swift
    example = "TUIChatConfig.\(isSwift ? "shared" : "default()").inputBarDataSource"
    hasClassic = target.styles.contains(.classic)
    hasMinimalist = target.styles.contains(.minimalist)
  }
}

extension TUIKitMenuView.Item {
  init(_ menu: InputMenuItem) {
    title = menu.title.value.menuTitle
    image = menu.image.map { "UIImage(named: \(SwiftLiteral.string($0.value)))" } ?? "nil"
    priority = String(menu.priority)
    action = SwiftNames.function(from: menu.action.value)
  }
}

extension PresentationText {
  /// An expression; there is nothing to fill in.
  fileprivate var menuTitle: String {
    switch self {
    case .template(let template): SwiftLiteral.string(template.literal)
    case .localized(let key, let template):
      "messageLocalizedText(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(template.localizedText)))"
    case .variants(let variants): variants.last?.text.menuTitle ?? SwiftLiteral.string("")
    case .hook: SwiftLiteral.string("")
    }
  }
}

extension TextTemplate {
  /// As translators see it: a brace stands for a placeholder there, two of them for one.
  fileprivate var localizedText: String {
    literal.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{")
  }
}
