import Schema

/// The Swift statements that say what a tap does.
struct TapWriter {
  let expression: SwiftExpression

  func statements(_ tap: Tap) -> [String] {
    switch tap {
    case .event(let name): return ["return .event(\(SwiftLiteral.string(name.value)))"]
    case .sendText(let template): return ["return .sendText(\(expression.text(template)))"]
    case .open(let path, let schemes):
      let link = "messageLink(\(SwiftExpression.path(path)), schemes: \(SwiftLiteral.strings(schemes)))"
      return ["return \(link).map { .open($0) }"]
    }
  }
}
