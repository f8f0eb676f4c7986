import Schema
import Templating

/// Documentation comments and `@available` attributes from what a declaration says of itself.
enum Documentation {
  /// The lines of a documentation comment.
  /// - Parameter deprecated: of declarations that cannot bear the attribute, because generated code itself has to name
  ///   them.
  static func write(_ doc: String?, since: String?, deprecated: String? = nil, to lines: inout Lines) {
    if let doc { write(doc, to: &lines) }
    if since == nil, deprecated == nil { return }
    if doc != nil { lines.add("") }
    if let since { lines.add("- Since: app version ", inline(since)) }
    if let deprecated { lines.add("- Warning: Deprecated: ", inline(deprecated)) }
  }

  /// The same of a type.
  static func write(_ declaration: borrowing Declaration, to lines: inout Lines) {
    write(
      declaration.doc?.value, since: declaration.since?.value, deprecated: declaration.deprecated?.value, to: &lines)
  }

  /// A text as it is.
  static func write(_ text: String, to lines: inout Lines) { lines.add(SwiftLiteral.commentLines(text)) }

  /// `@available(*, deprecated, message: "use Gift")`, or nothing.
  static func writeDeprecation(_ deprecated: String?, to lines: inout Lines) {
    if let deprecated { lines.add("@available(*, deprecated, message: ", SwiftLiteral.string(deprecated), ")") }
  }

  private static func inline(_ text: String) -> String { SwiftLiteral.commentLines(text).joined(separator: " ") }
}
