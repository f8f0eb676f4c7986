import Schema

/// Documentation comments and `@available` attributes from what a declaration says of itself.
enum Documentation {
  /// The lines of a documentation comment. `mentionsDeprecation` is for declarations that cannot bear the attribute,
  /// because generated code itself has to name them.
  static func lines(_ declaration: Declaration, mentionsDeprecation: Bool = false, more: [String] = []) -> [String] {
    var lines = declaration.doc.map { SwiftLiteral.commentLines($0.value) } ?? []
    var remarks = more
    if let since = declaration.since { remarks.append("- Since: app version \(inline(since.value))") }
    if mentionsDeprecation, let deprecated = declaration.deprecated {
      remarks.append("- Warning: Deprecated: \(inline(deprecated.value))")
    }
    if !lines.isEmpty, !remarks.isEmpty { lines.append("") }
    lines += remarks
    return lines
  }

  /// `@available(*, deprecated, message: "use Gift")`, or nothing.
  static func deprecation(_ declaration: Declaration) -> [String] {
    declaration.deprecated.map { ["@available(*, deprecated, message: \(SwiftLiteral.string($0.value)))"] } ?? []
  }

  private static func inline(_ text: String) -> String { SwiftLiteral.commentLines(text).joined(separator: " ") }
}
