import Schema
import Templating

/// `CustomMessageTaps.swift`: what taps on bubbles ask of the app.
struct NIMKitTapsView: View {
  /// A function that the app has to write.
  struct Event: View {
    let doc: String
    /// What the schema calls it, as a literal.
    let event: String
    let name: String
    let caseName: String
    let type: String

    static let fields: [ViewField<Event>] = [
      .text("doc", \.doc), .text("event", \.event), .text("name", \.name), .text("caseName", \.caseName),
      .text("type", \.type),
    ]
  }

  let frame: BindingFrame
  let taps: TapEvents
  let events: [Event]

  static let fields: [ViewField<NIMKitTapsView>] =
    ViewField.frame(\.frame) + [
      .list("events", \.events), .flag("hasTaps", { !$0.taps.isEmpty }), .flag("opensLinks", \.taps.opensLinks),
      .flag("sendsTexts", \.taps.sendsTexts),
    ]

  init(_ messages: [Message], _ target: Target, _ frame: BindingFrame) {
    taps = TapEvents(messages)
    self.frame = frame
    events = taps.events.map { event in
      let source = event.isOfButton ? "a button of a `\(event.message.name)`" : "`\(event.message.name)`"
      return Event(
        doc: "The tap on \(source), the event `\(event.name)`.", event: SwiftLiteral.string(event.name),
        name: event.function, caseName: event.message.caseName, type: target.attachmentName(of: event.message))
    }
  }
}
