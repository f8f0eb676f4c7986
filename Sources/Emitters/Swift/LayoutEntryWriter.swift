import Schema
import Templating

/// The statements that make a layout's entry for one message, and the functions that make the contents in it.
struct LayoutPropertiesWriter {
  /// A function that makes a content.
  struct Content: View {
    let name: String
    let statements: [String]

    static let fields: [ViewField<Content>] = [.text("name", \.name), .texts("statements", \.statements)]
  }

  private let message: Message
  private let expression: SwiftExpression
  /// Some view has another one for TUIKit's minimalist style; a view that has none replaces both.
  var hasStyles: Bool
  private(set) var contents: [Content] = []
  private var names: UniqueNames

  init(_ message: Message, _ expression: SwiftExpression, hasStyles: Bool) {
    self.message = message
    self.expression = expression
    self.hasStyles = hasStyles
    names = UniqueNames(message.allFields.map(\.swiftName))
  }

  /// The body of a function that makes an entry.
  ///
  /// - Parameter view: the name of a variable, where the base has no view.
  mutating func statements(_ base: Layout.Properties, _ variants: [Layout.Variant], view: String? = nil) -> [String] {
    let arguments = (view.map { [("view", $0)] } ?? []) + members(base)
    let value = "MessageLayout(\(arguments.map { "\($0.name): \($0.value)" }.joined(separator: ", ")))"
    return Self.body(value, changing: changes(variants))
  }

  /// - Parameter value: an expression, an entry.
  static func body(_ value: String, changing changes: [String]) -> [String] {
    let statements = changes.isEmpty ? [value] : ["var entry = \(value)"] + changes + ["return entry"]
    return SwiftLines.broken(statements, indentation: 4)
  }

  /// From the last variant to the first, so that the first one wins.
  mutating func changes(_ variants: [Layout.Variant]) -> [String] {
    var changes: [[String]] = []
    for variant in variants {
      let truth = expression.truth(variant.condition)
      if truth == .never { continue }
      let assignments = assignments(variant.properties)
      guard let clause = truth.clause, !assignments.isEmpty else {
        changes.append(assignments)
        continue
      }
      changes.append(.block("if \(clause)", assignments))
    }
    return changes.reversed().flatMap { $0 }
  }

  mutating func assignments(_ entry: Layout.Properties) -> [String] {
    var assignments = members(entry).map { "entry.\($0.name) = \($0.value)" }
    if hasStyles, let view = entry.view?.value, !view.hasStyles { assignments.append("entry.minimalistView = nil") }
    return assignments
  }

  private mutating func members(_ entry: Layout.Properties) -> [(name: String, value: String)] {
    let members = LayoutWriter(expression: expression).members(entry)
    guard let content = entry.content else { return members }
    let name = names.free("bubbleContent")
    var writer = ContentWriter(message, expression)
    contents.append(Content(name: name, statements: SwiftLines.broken(writer.statements(content), indentation: 4)))
    return members + [("content", "\(name)(in: context)")]
  }
}
