import Schema
import Templating

/// `CustomMessageTaps.swift`: what taps on bubbles ask of the app.
struct NIMKitTapsView: View {
  /// A function that the app has to write.
  struct Event: View {
    var doc: String
    var name: String
    /// The name of the argument.
    var parameter: String
    var type: String

    static let fields: [ViewField<Event>] = [
      .text("doc", \.doc), .text("name", \.name), .text("parameter", \.parameter), .text("type", \.type),
    ]
  }

  /// What is done with the tap on a message, `attachment`.
  struct Tapped: View {
    var caseName: String
    var statement: String

    static let fields: [ViewField<Tapped>] = [.text("caseName", \.caseName), .text("statement", \.statement)]
  }

  var frame: NIMKitFrame
  var events: [Event] = []
  var taps: [Tapped] = []
  var opensLinks = false
  var sendsTexts = false

  static let fields: [ViewField<NIMKitTapsView>] = [
    .text("header", \.frame.header), .text("access", \.frame.access), .list("events", \.events),
    .list("taps", \.taps), .flag("hasTaps", { !$0.taps.isEmpty }), .flag("opensLinks", \.opensLinks),
    .flag("sendsTexts", \.sendsTexts),
  ]

  init(_ messages: [Message], _ target: Target, _ frame: NIMKitFrame) {
    self.frame = frame
    for message in messages {
      guard let tap = message.tap else { continue }
      taps.append(Tapped(caseName: message.caseName, statement: statement(tap)))
      switch tap {
      case .open: opensLinks = true
      case .sendText: sendsTexts = true
      case .event(let event):
        events.append(
          Event(
            doc: "The tap on a `\(message.name)`, the event `\(event.value)`.", name: Self.function(event.value),
            parameter: message.caseName, type: target.attachmentName(of: message)))
      }
    }
  }

  private func statement(_ tap: Tap) -> String {
    switch tap {
    case .open: "if case .open(let url)? = attachment.tap { openLink(url, of: message) }"
    case .sendText: "if case .sendText(let text)? = attachment.tap { sendText(text, of: message) }"
    case .event(let event): "\(Self.function(event.value))(attachment, of: message)"
    }
  }

  /// `openRedPacket` for `OpenRedPacket`; an event's name is an identifier, its case name need not be one (`_1v1`).
  private static func function(_ event: String) -> String {
    let name = SwiftNames.caseName(from: event)
    return SwiftNames.escaped(SwiftNames.isIdentifier(name) ? name : event)
  }
}
