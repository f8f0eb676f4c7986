import Schema
import Templating

/// `CustomMessageTaps.swift`: what taps on bubbles ask of the app.
struct NIMKitTapsView: View {
  /// A function that the app has to write.
  struct Event: View {
    var doc: String
    /// What the schema calls it, as a literal.
    var event: String
    var name: String
    var caseName: String
    var type: String

    static let fields: [ViewField<Event>] = [
      .text("doc", \.doc), .text("event", \.event), .text("name", \.name), .text("caseName", \.caseName),
      .text("type", \.type),
    ]
  }

  var frame: BindingFrame
  var events: [Event] = []
  var opensLinks = false
  var sendsTexts = false

  static let fields: [ViewField<NIMKitTapsView>] = [
    .text("header", \.frame.header), .constant("imports"), .text("access", \.frame.access), .list("events", \.events),
    .flag("hasTaps", { !$0.events.isEmpty || $0.opensLinks || $0.sendsTexts }), .flag("opensLinks", \.opensLinks),
    .flag("sendsTexts", \.sendsTexts),
  ]

  init(_ messages: [Message], _ target: Target, _ frame: BindingFrame) {
    self.frame = frame
    for message in messages {
      if let tap = message.tap { add(tap, of: message, target, doc: "The tap on `\(message.name)`") }
      for tap in message.buttonTaps {
        add(tap, of: message, target, doc: "The tap on a button of a `\(message.name)`")
      }
    }
  }

  private mutating func add(_ tap: Tap, of message: Message, _ target: Target, doc: String) {
    switch tap {
    case .open: opensLinks = true
    case .sendText: sendsTexts = true
    case .event(let event):
      let name = Self.function(event.value)
      if events.contains(where: { $0.name == name && $0.caseName == message.caseName }) { return }
      events.append(
        Event(
          doc: "\(doc), the event `\(event.value)`.", event: SwiftLiteral.string(event.value), name: name,
          caseName: message.caseName, type: target.attachmentName(of: message)))
    }
  }

  /// `openRedPacket` for `OpenRedPacket`; an event's name is an identifier, its case name need not be one (`_1v1`).
  private static func function(_ event: String) -> String {
    let name = SwiftNames.caseName(from: event)
    return SwiftNames.escaped(SwiftNames.isIdentifier(name) ? name : event)
  }
}
