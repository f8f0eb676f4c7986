import Schema
import Templating

/// The statements that make a layout's entry for one message, and the functions that make the contents in it.
struct LayoutEntryWriter {
  /// A function that makes a content.
  struct Content: View {
    var name: String
    var statements: [String]

    static let fields: [ViewField<Content>] = [.text("name", \.name), .texts("statements", \.statements)]
  }

  private let message: Message
  private let expression: SwiftExpression
  /// Some view has another one for TUIKit's minimalist style; a view that has none replaces both.
  var hasStyles: Bool
  private(set) var contents: [Content] = []
  private var names: Names

  init(_ message: Message, _ expression: SwiftExpression, hasStyles: Bool) {
    self.message = message
    self.expression = expression
    self.hasStyles = hasStyles
    names = Names((message.fields + message.locals).map(\.swiftName))
  }

  /// The body of a function that makes an entry.
  ///
  /// - Parameter view: the name of a variable, where the base has no view.
  mutating func statements(_ base: Layout.Entry, _ variants: [Layout.Variant], view: String? = nil) -> [String] {
    let arguments = (view.map { [("view", $0)] } ?? []) + members(base)
    let lines = Self.call("MessageLayout", arguments.map { "\($0.name): \($0.value)" })
    return Self.body(lines, changing: changes(variants))
  }

  /// - Parameter value: the lines of an expression, an entry.
  static func body(_ value: [String], changing changes: [String]) -> [String] {
    if changes.isEmpty { return value }
    return ["var entry = \(value[0])"] + value.dropFirst() + changes + ["return entry"]
  }

  /// From the last variant to the first, so that the first one wins.
  mutating func changes(_ variants: [Layout.Variant]) -> [String] {
    var changes: [[String]] = []
    for variant in variants {
      let truth = expression.truth(variant.condition)
      if truth == .never { continue }
      let assignments = assignments(variant.entry)
      guard let clause = truth.clause, !assignments.isEmpty else {
        changes.append(assignments)
        continue
      }
      changes.append(["if \(clause) {"] + assignments.map { "  " + $0 } + ["}"])
    }
    return changes.reversed().flatMap { $0 }
  }

  mutating func assignments(_ entry: Layout.Entry) -> [String] {
    var assignments = members(entry).map { "entry.\($0.name) = \($0.value)" }
    if hasStyles, let view = entry.view?.value, !view.hasStyles { assignments.append("entry.minimalistView = nil") }
    return assignments
  }

  private mutating func members(_ entry: Layout.Entry) -> [(name: String, value: String)] {
    let members = LayoutWriter(expression: expression).members(entry)
    guard let content = entry.content else { return members }
    let name = names.free("bubbleContent")
    var writer = ContentWriter(message, expression)
    contents.append(Content(name: name, statements: writer.statements(content)))
    return members + [("content", "\(name)(in: context)")]
  }

  /// In one line, or in one for each argument.
  private static func call(_ function: String, _ arguments: [String]) -> [String] {
    let line = "\(function)(\(arguments.joined(separator: ", ")))"
    // As much as is left of a line behind `    var entry = `.
    if line.count <= 104 { return [line] }
    return ["\(function)("] + separated(arguments).map { "  " + $0 } + [")"]
  }
}

/// The arguments of a call, a comma behind each but the last.
func separated(_ arguments: [String]) -> [String] {
  arguments.enumerated().map { $0.offset < arguments.count - 1 ? $0.element + "," : $0.element }
}
