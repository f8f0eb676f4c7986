import Schema
import Templating

/// `CustomMessageChat.swift`: the one call that an app makes, and what chats ask of its messages.
struct V2ChatView: View {
  struct Style: View {
    let name: String
    /// The arguments of the calls: cell, integers.
    let cells: [String]

    static let fields: [ViewField<Style>] = [.text("name", \.name), .texts("cells", \.cells)]
  }

  let kit: V2KitFrame
  let styles: [Style]
  /// ` = .normal` where the app has one style.
  let standardStyle: String
  /// The arguments of a call in a comment.
  let example: String
  /// What answers for the names of earlier versions.
  let firstStyle: String
  let taps: TapEvents
  let events: [TapHandler.Event]
  /// Some message must not be forwarded or recalled.
  let hasMenu: Bool
  /// The target's own, not the app's.
  let hasControllers: Bool

  static let fields: [ViewField<V2ChatView>] =
    ViewField.frame(\.kit.frame) + [
      .list("styles", \.styles), .text("standardStyle", \.standardStyle), .text("example", \.example),
      .text("firstStyle", \.firstStyle), .list("events", \.events), .flag("opensLinks", \.taps.opensLinks),
      .flag("sendsTexts", \.taps.sendsTexts), .flag("needsHandler", \.taps.needsHandler),
      .flag("hasTaps", \.kit.hasTaps), .flag("hasMenu", \.hasMenu), .flag("hasControllers", \.hasControllers),
    ]

  init(_ entries: [V2Registration], _ target: Target, _ kit: V2KitFrame, _ taps: TapEvents) {
    self.kit = kit
    self.taps = taps
    styles = target.chatStyles.map { style in
      let cells = entries.flatMap { entry in
        entry.types.map { "\(entry.cell(style, target)).self, \($0.lowerBound)...\($0.upperBound)" }
      }
      return Style(name: style.rawValue, cells: cells)
    }
    firstStyle = target.chatStyles[0].rawValue
    standardStyle = target.chatStyles.count == 1 ? " = .\(firstStyle)" : ""
    example = ".\(firstStyle)" + (taps.needsHandler ? ", taps: self" : "")
    events = taps.events.map { TapHandler.Event($0, target, of: "V2NIMMessage") }
    hasControllers = target.hasControllers
    hasMenu = entries.contains { entry in
      entry.appearance != .hidden
        && (entry.message.behavior[.forward] == false || entry.message.behavior[.revoke] == false)
    }
  }
}
