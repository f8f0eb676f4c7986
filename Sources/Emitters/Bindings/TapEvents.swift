import Schema

/// What taps on bubbles and their buttons ask of an app, whatever its UI kit.
struct TapEvents {
  /// An event that the app has to write a function for.
  struct Event {
    let message: Message
    /// What the schema calls it.
    let name: String
    /// It is a button's alone.
    let isOfButton: Bool

    /// The function's name: `openRedPacket` for `OpenRedPacket`.
    var function: String { SwiftNames.function(from: name) }
  }

  /// Each function of a message once.
  private(set) var events: [Event] = []
  private(set) var opensLinks = false
  private(set) var sendsTexts = false

  init(_ messages: [Message]) {
    for message in messages {
      if let tap = message.tap { add(tap, of: message, isOfButton: false) }
      for tap in message.buttonTaps { add(tap, of: message, isOfButton: true) }
    }
  }

  var isEmpty: Bool { events.isEmpty && !opensLinks && !sendsTexts }
  /// What a link opens is known; all else is the app's.
  var needsHandler: Bool { !events.isEmpty || sendsTexts }

  private mutating func add(_ tap: Tap, of message: Message, isOfButton: Bool) {
    switch tap {
    case .open: opensLinks = true
    case .sendText: sendsTexts = true
    case .event(let name):
      let event = Event(message: message, name: name.value, isOfButton: isOfButton)
      if events.contains(where: { $0.function == event.function && $0.message.name == message.name }) { return }
      events.append(event)
    }
  }
}

extension SwiftNames {
  /// `openRedPacket` for `OpenRedPacket`; what an event or action is called is an identifier, its case name need not be
  /// one (`_1v1`).
  static func function(from event: String) -> String {
    let name = caseName(from: event)
    return escaped(isIdentifier(name) ? name : event)
  }
}
