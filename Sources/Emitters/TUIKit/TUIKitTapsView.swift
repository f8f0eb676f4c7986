import Schema
import Templating

/// `TUIKitTaps.swift`: what taps on bubbles and their buttons ask of the app.
struct TUIKitTapsView: View {
  /// A function that the app has to write.
  struct Event: View {
    var doc: String
    var name: String
    /// The event's name in the schema, a literal.
    var literal: String
    var caseName: String
    var type: String

    static let fields: [ViewField<Event>] = [
      .text("doc", \.doc), .text("name", \.name), .text("literal", \.literal), .text("caseName", \.caseName),
      .texts("declaration", \.declaration),
    ]

    private var declaration: [String] {
      let parameters = "_ \(caseName): \(type), of message: V2TIMMessage, from controller: UIViewController?"
      return SwiftLines.broken(["func \(name)(\(parameters))"], indentation: 2)
    }
  }

  var frame: TUIKitFrame
  var events: [Event] = []
  var opensLinks = false
  var sendsTexts = false

  var isEmpty: Bool { events.isEmpty && !opensLinks && !sendsTexts }
  /// What a link opens is known; all else is the app's.
  var needsHandler: Bool { !events.isEmpty || sendsTexts }

  static let fields: [ViewField<TUIKitTapsView>] = [
    .text("header", \.frame.header), .constant("imports"), .text("access", \.frame.access), .list("events", \.events),
    .flag("opensLinks", \.opensLinks), .flag("sendsTexts", \.sendsTexts), .flag("needsHandler", \.needsHandler),
  ]

  /// - Parameter messages: those in bubbles.
  init(_ messages: [Message], _ target: Target, _ frame: TUIKitFrame) {
    self.frame = frame
    for message in messages {
      let own = message.tap.map { [$0] } ?? []
      for tap in own + message.buttonTaps.filter({ !own.contains($0) }) {
        switch tap {
        case .open: opensLinks = true
        case .sendText: sendsTexts = true
        case .event(let event): add(event.value, of: message, target)
        }
      }
    }
  }

  private mutating func add(_ event: String, of message: Message, _ target: Target) {
    let literal = SwiftLiteral.string(event)
    guard !events.contains(where: { $0.literal == literal && $0.caseName == message.caseName }) else { return }
    events.append(
      Event(
        doc: "A tap on a `\(message.name)`, the event `\(event)`.", name: SwiftNames.function(from: event),
        literal: literal, caseName: message.caseName, type: target.attachmentName(of: message)))
  }
}

extension SwiftNames {
  /// `openRedPacket` for `OpenRedPacket`; an event's name is an identifier, its case name need not be one (`_1v1`).
  fileprivate static func function(from event: String) -> String {
    let name = caseName(from: event)
    return escaped(isIdentifier(name) ? name : event)
  }
}
