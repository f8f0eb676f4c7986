import Schema
import Templating

/// `CustomMessageMenu.swift`: the entries of the "more" menu.
struct TUIKitMenuView: View {
  /// A function that the app has to write.
  struct Action: View {
    var name: String
    /// The messages whose entries ask for it.
    var messages: [String]

    static let fields: [ViewField<Action>] = [
      .text("name", \.name),
      .text("doc", { "Let the user compose \($0.messages.map { "`\($0)`" }.joined(separator: " or "))." }),
    ]
  }

  struct Entry: View {
    /// Expressions.
    var title: String
    var image: String
    var priority: String
    /// The function.
    var action: String

    static let fields: [ViewField<Entry>] = [
      .text("title", \.title), .text("image", \.image), .text("priority", \.priority), .text("action", \.action),
    ]
  }

  var header: String
  var target: Target
  var actions: [Action] = []
  /// The greatest priority first; of equal ones, as in the schemas.
  var entries: [Entry] = []

  static let fields: [ViewField<TUIKitMenuView>] = [
    .text("header", \.header), .constant("imports"), .text("access", \.target.access.rawValue),
    .text("open", { $0.target.access == .public ? "open" : $0.target.access.rawValue }), .text("example", \.example),
    .list("actions", \.actions), .list("entries", \.entries), .flag("isSwift", { $0.target.tuikit == .swift }),
    .flag("hasClassic", { $0.target.styles.contains(.classic) }),
    .flag("hasMinimalist", { $0.target.styles.contains(.minimalist) }),
  ]

  /// - Returns: nil where no message has an entry.
  init?(_ messages: [Message], version: String, target: Target) {
    header = Header.text(version: version)
    self.target = target
    let menus = messages.compactMap { message in message.menu.map { (message, $0) } }
    if menus.isEmpty { return nil }
    let sorted = menus.enumerated().sorted {
      ($1.element.1.priority, $0.offset) < ($0.element.1.priority, $1.offset)
    }
    for (message, menu) in sorted.map(\.element) {
      let name = Self.function(menu.action.value)
      entries.append(Entry(menu, function: name))
      if let place = actions.firstIndex(where: { $0.name == name }) {
        actions[place].messages.append(message.name)
      } else {
        actions.append(Action(name: name, messages: [message.name]))
      }
    }
  }

  /// `composeOrder` for `ComposeOrder`; an action is an identifier, its case name need not be one (`_1v1`).
  private static func function(_ action: String) -> String {
    let name = SwiftNames.caseName(from: action)
    return SwiftNames.escaped(SwiftNames.isIdentifier(name) ? name : action)
  }

  private var example: String {
    target.tuikit == .swift ? "TUIChatConfig.shared.inputBarDataSource" : "TUIChatConfig.default().inputBarDataSource"
  }
}

extension TUIKitMenuView.Entry {
  init(_ menu: MenuEntry, function: String) {
    title = menu.title.value.menuTitle
    image = menu.image.map { "UIImage(named: \(SwiftLiteral.string($0.value)))" } ?? "nil"
    priority = String(menu.priority)
    action = function
  }
}

extension SurfaceText {
  /// An expression; there is nothing to fill in.
  fileprivate var menuTitle: String {
    switch self {
    case .template(let template): SwiftLiteral.string(template.literalText)
    case .localized(let key, let template):
      "messageLocalizedText(\(SwiftLiteral.string(key)), \(SwiftLiteral.string(template.localizedText)))"
    case .variants(let variants): variants.last?.text.menuTitle ?? SwiftLiteral.string("")
    case .hook: SwiftLiteral.string("")
    }
  }
}

extension TextTemplate {
  /// Without what is filled in.
  fileprivate var literalText: String {
    segments.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
  }

  /// As translators see it: a brace stands for a placeholder there, two of them for one.
  fileprivate var localizedText: String {
    literalText.split(separator: "{", omittingEmptySubsequences: false).joined(separator: "{{")
  }
}
