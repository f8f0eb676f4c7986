import Schema
import Templating

/// What an app that gets its SDK's message and a controller with each tap has to conform to.
enum TapHandler {
  /// A function that the app has to write.
  struct Event: View {
    let doc: String
    let name: String
    /// The event's name in the schema, a literal.
    let literal: String
    let caseName: String
    /// In several lines, if it is long.
    let declaration: [String]

    static let fields: [ViewField<Event>] = [
      .text("doc", \.doc), .text("name", \.name), .text("literal", \.literal), .text("caseName", \.caseName),
      .texts("declaration", \.declaration),
    ]

    /// - Parameter message: the SDK's type.
    init(_ event: TapEvents.Event, _ target: Target, of message: String) {
      doc = "A tap on a `\(event.message.name)`, the event `\(event.name)`."
      name = event.function
      literal = SwiftLiteral.string(event.name)
      caseName = event.message.caseName
      let type = target.attachmentName(of: event.message)
      let parameters = "_ \(caseName): \(type), of message: \(message), from controller: UIViewController?"
      declaration = SwiftLines.broken(["func \(name)(\(parameters))"], indentation: 2)
    }
  }
}
