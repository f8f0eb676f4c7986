import Schema

/// Documentation comments and `@available` attributes from what a declaration says of itself.
enum Documentation {
  /// The lines of a documentation comment.
  /// - Parameter deprecated: of declarations that cannot bear the attribute, because generated code itself has to name
  ///   them.
  static func lines(_ doc: String?, since: String? = nil, deprecated: String? = nil) -> [String] {
    let lines = doc.map(SwiftLiteral.commentLines) ?? []
    let notes =
      (since.map { ["- Since: app version " + inline($0)] } ?? [])
      + (deprecated.map { ["- Warning: Deprecated: " + inline($0)] } ?? [])
    return lines.isEmpty || notes.isEmpty ? lines + notes : lines + [""] + notes
  }

  /// The same of a type.
  static func lines(_ declaration: Declaration) -> [String] {
    lines(declaration.doc?.value, since: declaration.since?.value, deprecated: declaration.deprecated?.value)
  }

  /// `@available(*, deprecated, message: "use Gift")`, or nothing.
  static func attributes(deprecated: String?) -> [String] {
    deprecated.map { ["@available(*, deprecated, message: \(SwiftLiteral.string($0)))"] } ?? []
  }

  private static func inline(_ text: String) -> String { SwiftLiteral.commentLines(text).joined(separator: " ") }
}
