import Schema

/// The Swift statements that make a layout's `content` for one message: texts are resolved, what is not shown is left
/// out.
///
/// Every element is a value with an explicit type in a separate statement, which the compiler checks fast.
struct ContentWriter {
  /// The code that adds an element to the list of its parent.
  struct ElementCode {
    /// Statements that `conditions` and `value` need.
    var preparation: [String] = []
    /// All must be true for the element to be shown.
    var conditions: [String] = []
    /// An expression, a `MessageContent`.
    var value: String
  }

  let expression: SwiftExpression
  /// There is a tap of the message, which its buttons have too.
  let hasTap: Bool
  /// For local variables: no field has such a name.
  var names: UniqueNames

  var layout: LayoutWriter { LayoutWriter(expression: expression) }
  let texts: TextWriter

  init(_ message: Message, _ expression: SwiftExpression) {
    self.expression = expression
    texts = TextWriter(message, expression, hook: nil)
    hasTap = message.tap != nil
    names = UniqueNames(message.allFields.map(\.swiftName))
  }

  /// The body of a function that returns the content.
  mutating func statements(_ root: ContentElement) -> [String] {
    guard let code = code(root) else { return ["return \(Self.nothing)"] }
    let truth = expression.truth(root.condition)
    let conditions = (truth.parts + code.conditions).joined(separator: ", ")
    if conditions.isEmpty { return code.preparation + ["return \(code.value)"] }
    return code.preparation + ["if \(conditions) {", "  return \(code.value)", "}", "return \(Self.nothing)"]
  }

  private static let nothing = "MessageContent(.column(MessageContent.Stack([])))"

  /// The statements that add an element to a list; none: it is never shown.
  mutating func adding(_ element: ContentElement, to list: String) -> [String] {
    guard let code = code(element) else { return [] }
    let statement = "\(list).append(\(code.value))"
    let when = expression.truth(element.condition).parts
    if code.preparation.isEmpty { return Self.guarded([statement], when + code.conditions) }
    return Self.guarded(code.preparation + Self.guarded([statement], code.conditions), when)
  }

  private static func guarded(_ statements: [String], _ conditions: [String]) -> [String] {
    conditions.isEmpty ? statements : .block("if \(conditions.joined(separator: ", "))", statements)
  }

  /// The code of an element without its `when`; nil: it is never shown.
  private mutating func code(_ element: ContentElement) -> ElementCode? {
    if expression.truth(element.condition) == .never { return nil }
    var code: ElementCode
    switch element.kind {
    case .label(let label): code = self.label(label, hides: element.hidesWhenEmpty)
    case .image(let image): code = self.image(image, hides: element.hidesWhenEmpty)
    case .rating(let rating): code = self.rating(rating, hides: element.hidesWhenEmpty)
    case .button(let button): code = self.button(button)
    case .separator(let separator): code = self.separator(separator)
    case .row(let stack), .column(let stack):
      guard let written = self.stack(stack, kind: element.kind.isRow ? "row" : "column") else { return nil }
      code = written
    }
    code.value = "MessageContent(\(([code.value] + frame(element)).joined(separator: ", ")))"
    return code
  }

  /// A stack is shown where something in it is.
  private mutating func stack(_ stack: ContentElement.Stack, kind: String) -> ElementCode? {
    let list = names.free(kind)
    let statements = stack.elements.flatMap { adding($0, to: list) }
    if statements.isEmpty { return nil }
    var arguments = [list]
    if stack.spacing != 0 { arguments.append("spacing: \(layout.number(stack.spacing))") }
    arguments += Self.argument(stack.alignment)
    return ElementCode(
      preparation: ["var \(list): [MessageContent] = []"] + statements,
      conditions: stack.elements.contains(where: isAlwaysShown) ? [] : ["!\(list).isEmpty"],
      value: ".\(kind)(MessageContent.Stack(\(arguments.joined(separator: ", "))))")
  }

  /// Nothing in a message hides it.
  private func isAlwaysShown(_ element: ContentElement) -> Bool {
    guard expression.truth(element.condition) == .always, !element.hidesWhenEmpty else { return false }
    switch element.kind {
    case .row(let stack), .column(let stack): return stack.elements.contains(where: isAlwaysShown)
    case .label, .image, .rating, .button, .separator: return true
    }
  }
}

extension ContentElement.Kind {
  fileprivate var isRow: Bool { if case .row = self { true } else { false } }
}

extension SwiftExpression.Truth {
  /// What has to be true; none where everything is, or nothing.
  var parts: [String] { if case .all(let parts) = self { parts } else { [] } }
}
