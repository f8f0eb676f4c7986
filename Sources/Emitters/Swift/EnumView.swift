import Schema
import Templating

/// An open enumeration.
struct EnumView: View {
  struct Case: View {
    /// Escaped.
    var name: String
    /// A literal.
    var raw: String
    var docs: [String]

    static let fields: [ViewField<Case>] = [.text("name", \.name), .text("raw", \.raw), .texts("docs", \.docs)]
  }

  var access: String
  var name: String
  var conformances: String
  var isHashable: Bool
  var docs: [String]
  var rawType: String
  var cases: [Case]
  /// `.ken, .jan`
  var knownCases: String

  static let fields: [ViewField<EnumView>] = [
    .text("access", \.access), .text("name", \.name), .text("conformances", \.conformances),
    .flag("isHashable", \.isHashable), .texts("docs", \.docs), .text("rawType", \.rawType),
    .list("cases", \.cases), .text("knownCases", \.knownCases),
  ]

  init(_ enumeration: EnumType, _ target: Target) {
    access = target.access.rawValue
    conformances = target.enumConformances
    isHashable = target.conformance == .hashable
    name = enumeration.name
    docs = Documentation.lines(enumeration.declaration, mentionsDeprecation: true)
    rawType = enumeration.isInteger ? "Int" : "String"
    cases = enumeration.cases.map { entry in
      Case(
        name: SwiftNames.escaped(entry.name.value), raw: Self.literal(entry.raw.value),
        docs: entry.doc.map { SwiftLiteral.commentLines($0.value) } ?? [])
    }
    knownCases = cases.map { "." + $0.name }.joined(separator: ", ")
  }

  private static func literal(_ raw: EnumType.Raw) -> String {
    switch raw {
    case .integer(let value): String(value)
    case .string(let text): SwiftLiteral.string(text)
    }
  }
}
