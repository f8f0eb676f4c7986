import Schema

/// What a tap does, in Swift.
struct TapWriter {
  let expression: SwiftExpression

  func statements(_ tap: Tap) -> [String] { [value(tap)] }

  /// An optional `MessageTap`; nil where the link is none that may be opened.
  func value(_ tap: Tap) -> String {
    switch tap {
    case .event(let name): return ".event(\(SwiftLiteral.string(name.value)))"
    case .sendText(let template): return ".sendText(\(expression.text(template)))"
    case .open(let path, let schemes):
      let link = "messageLink(\(expression.path(path)), schemes: \(SwiftLiteral.strings(schemes)))"
      return "\(link).map { .open($0) }"
    }
  }
}
