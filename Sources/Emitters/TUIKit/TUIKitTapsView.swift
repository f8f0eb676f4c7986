import Schema
import Templating

/// `TUIKitTaps.swift`: what taps on bubbles and their buttons ask of the app.
struct TUIKitTapsView: View {
  let frame: BindingFrame
  let taps: TapEvents
  let events: [TapHandler.Event]

  static let fields: [ViewField<TUIKitTapsView>] =
    ViewField.frame(\.frame) + [
      .list("events", \.events), .flag("opensLinks", \.taps.opensLinks), .flag("sendsTexts", \.taps.sendsTexts),
      .flag("needsHandler", \.taps.needsHandler),
    ]

  init(_ taps: TapEvents, _ target: Target, _ frame: BindingFrame) {
    self.frame = frame
    self.taps = taps
    events = taps.events.map { TapHandler.Event($0, target, of: "V2TIMMessage") }
  }
}
