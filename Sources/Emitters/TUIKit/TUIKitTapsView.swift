import Schema
import Templating

/// `TUIKitTaps.swift`: what taps on bubbles and their buttons ask of the app.
struct TUIKitTapsView: View {
  /// A function that the app has to write.
  struct Event: View {
    let doc: String
    let name: String
    /// The event's name in the schema, a literal.
    let literal: String
    let caseName: String
    let type: String
    /// In several lines, if it is long.
    let declaration: [String]

    static let fields: [ViewField<Event>] = [
      .text("doc", \.doc), .text("name", \.name), .text("literal", \.literal), .text("caseName", \.caseName),
      .texts("declaration", \.declaration),
    ]
  }

  let frame: BindingFrame
  let events: [Event]
  let opensLinks: Bool
  let sendsTexts: Bool
  let needsHandler: Bool

  static let fields: [ViewField<TUIKitTapsView>] =
    ViewField.frame(\.frame) + [
      .list("events", \.events), .flag("opensLinks", \.opensLinks), .flag("sendsTexts", \.sendsTexts),
      .flag("needsHandler", \.needsHandler),
    ]

  init(_ taps: TapEvents, _ target: Target, _ frame: BindingFrame) {
    self.frame = frame
    events = taps.events.map { Event($0, target) }
    opensLinks = taps.opensLinks
    sendsTexts = taps.sendsTexts
    needsHandler = taps.needsHandler
  }
}

extension TUIKitTapsView.Event {
  fileprivate init(_ event: TapEvents.Event, _ target: Target) {
    doc = "A tap on a `\(event.message.name)`, the event `\(event.name)`."
    name = event.function
    literal = SwiftLiteral.string(event.name)
    caseName = event.message.caseName
    type = target.attachmentName(of: event.message)
    let parameters = "_ \(caseName): \(type), of message: V2TIMMessage, from controller: UIViewController?"
    declaration = SwiftLines.broken(["func \(name)(\(parameters))"], indentation: 2)
  }
}
