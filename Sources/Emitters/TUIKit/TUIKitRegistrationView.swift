import Schema
import Templating

/// `TUIKitCustomMessages.swift`: the one call that an app makes for each style.
struct TUIKitRegistrationView: View {
  struct Style: View {
    let name: String
    let isClassic: Bool
    /// The arguments of the calls: id, cell, cell data.
    let registrations: [String]

    static let fields: [ViewField<Style>] = [
      .text("name", \.name), .flag("isClassic", \.isClassic), .texts("registrations", \.registrations),
      .flag("isEmpty", \.registrations.isEmpty),
    ]
  }

  let kit: TUIKitFrame
  let styles: [Style]
  /// ` = .classic` where the app has one style.
  let standardStyle: String
  /// The arguments of a call in a comment.
  let example: String
  let needsHandler: Bool

  static let fields: [ViewField<TUIKitRegistrationView>] =
    ViewField.frame(\.kit.frame) + [
      .view("kit", \.kit.dialect), .list("styles", \.styles), .text("standardStyle", \.standardStyle),
      .text("example", \.example), .flag("needsHandler", \.needsHandler),
    ]

  init(_ entries: [TUIKitRegistration], _ target: Target, _ kit: TUIKitFrame, _ taps: TapEvents) {
    self.kit = kit
    needsHandler = taps.needsHandler
    let hasOneStyle = target.styles.count == 1
    standardStyle = hasOneStyle ? " = .\(target.styles[0].rawValue)" : ""
    let arguments = [hasOneStyle ? nil : ".\(target.styles[0].rawValue)", taps.needsHandler ? "taps: self" : nil]
    example = arguments.compactMap { $0 }.joined(separator: ", ")
    styles = target.styles.map { style in
      let registrations = entries.flatMap { entry in
        entry.ids.map { id in
          "\(SwiftLiteral.string(id)), \(entry.cell(style, target)).self, \(entry.dataName(target)).self"
        }
      }
      return Style(name: style.rawValue, isClassic: style == .classic, registrations: registrations)
    }
  }
}

extension TUIKitRegistration {
  /// The class that is registered. The kit crashes where it finds none, for messages that it never shows too.
  fileprivate func cell(_ style: Target.TUIKitStyle, _ target: Target) -> String {
    switch appearance {
    case .hidden: "TUIMessageCell"
    case .tip: isSpokenTip ? "CustomMessageTipCell" : "TUISystemMessageCell"
    case .bubble: message.tuikitCell(style, in: target) ?? "CustomMessageCell" + style.suffix
    }
  }
}
