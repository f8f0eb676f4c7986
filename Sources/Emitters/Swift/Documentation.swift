import Schema
import Templating

/// Documentation comments and `@available` attributes from what a declaration says of itself.
enum Documentation {
  /// The lines of a documentation comment. `mentionsDeprecation` is for declarations that cannot bear the attribute,
  /// because generated code itself has to name them.
  static func write(_ declaration: Declaration, mentionsDeprecation: Bool = false, to lines: inout Lines) {
    if let doc = declaration.doc { write(doc.value, to: &lines) }
    let deprecated = mentionsDeprecation ? declaration.deprecated : nil
    if declaration.since == nil, deprecated == nil { return }
    if declaration.doc != nil { lines.add("") }
    if let since = declaration.since { lines.add("- Since: app version ", inline(since.value)) }
    if let deprecated { lines.add("- Warning: Deprecated: ", inline(deprecated.value)) }
  }

  /// A text as it is.
  static func write(_ text: String, to lines: inout Lines) {
    if SwiftLiteral.isPlain(text) {
      lines.add(text)
    } else {
      lines.add(SwiftLiteral.commentLines(text))
    }
  }

  /// `@available(*, deprecated, message: "use Gift")`, or nothing.
  static func writeDeprecation(_ declaration: Declaration, to lines: inout Lines) {
    if let deprecated = declaration.deprecated {
      lines.add("@available(*, deprecated, message: ", SwiftLiteral.string(deprecated.value), ")")
    }
  }

  private static func inline(_ text: String) -> String { SwiftLiteral.commentLines(text).joined(separator: " ") }
}
