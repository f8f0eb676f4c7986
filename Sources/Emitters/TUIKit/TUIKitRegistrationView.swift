import Schema
import Templating

/// `TUIKitCustomMessages.swift`: the one call that an app makes for each style.
struct TUIKitRegistrationView: View {
  struct Style: View {
    var style: Target.TUIKitStyle
    /// The arguments of the calls: id, cell, cell data.
    var registrations: [String]

    static let fields: [ViewField<Style>] = [
      .text("name", \.style.rawValue), .flag("isClassic", { $0.style == .classic }),
      .texts("registrations", \.registrations), .flag("isEmpty", \.registrations.isEmpty),
    ]
  }

  var frame: TUIKitFrame
  var styles: [Style]
  /// ` = .classic` where the app has one style.
  var standardStyle: String
  var taps: TUIKitTapsView

  static let fields: [ViewField<TUIKitRegistrationView>] = [
    .text("header", \.frame.header), .constant("imports"), .text("access", \.frame.access),
    .view("kit", \.frame.dialect),
    .list("styles", \.styles), .text("standardStyle", \.standardStyle), .text("example", \.example),
    .flag("hasTaps", { !$0.taps.isEmpty }), .flag("needsHandler", \.taps.needsHandler),
  ]

  init(_ entries: [TUIKitEntry], _ target: Target, _ frame: TUIKitFrame, _ taps: TUIKitTapsView) {
    self.frame = frame
    self.taps = taps
    standardStyle = target.styles.count == 1 ? " = .\(target.styles[0].rawValue)" : ""
    styles = target.styles.map { style in
      let registrations = entries.flatMap { entry in
        entry.ids.map { id in
          "\(SwiftLiteral.string(id)), \(entry.cell(style, target)).self, \(entry.dataName(target)).self"
        }
      }
      return Style(style: style, registrations: registrations)
    }
  }

  private var example: String {
    let style = standardStyle.isEmpty ? ".\(styles[0].style.rawValue)" : nil
    let handler = taps.needsHandler ? "taps: self" : nil
    return [style, handler].compactMap { $0 }.joined(separator: ", ")
  }
}

extension TUIKitEntry {
  /// The class that is registered. The kit crashes where it finds none, for messages that it never shows too.
  fileprivate func cell(_ style: Target.TUIKitStyle, _ target: Target) -> String {
    switch kind {
    case .hidden: "TUIMessageCell"
    case .tip: isSpokenTip ? "CustomMessageTipCell" : "TUISystemMessageCell"
    case .bubble: message.tuikitCell(style, in: target) ?? "CustomMessageCell" + style.suffix
    }
  }
}
