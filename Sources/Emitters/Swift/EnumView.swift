import Schema
import Templating

/// An open enumeration.
struct EnumView: View {
  struct Case: View {
    /// Escaped.
    let name: String
    /// A literal.
    let raw: String
    let docs: [String]

    static let fields: [ViewField<Case>] = [.text("name", \.name), .text("raw", \.raw), .texts("docs", \.docs)]
  }

  let name: String
  let conformances: String
  let docs: [String]
  /// What is compared with the raw values: texts that Unicode takes for others are told by their bytes.
  let switched: String
  let rawType: String
  let cases: [Case]
  /// `.ken, .jan`
  let knownCases: String

  static let fields: [ViewField<EnumView>] = [
    .constant("access"), .text("name", \.name), .text("conformances", \.conformances), .texts("docs", \.docs),
    .text("switched", \.switched), .text("rawType", \.rawType), .list("cases", \.cases),
    .text("knownCases", \.knownCases),
  ]

  init(_ enumeration: EnumType, _ spelling: SwiftSpelling) {
    name = enumeration.name
    conformances = spelling.target.enumConformances
    docs = Documentation.lines(enumeration.declaration)
    switched = enumeration.mayHaveTwins ? "UTF8Text(rawValue)" : "rawValue"
    rawType = enumeration.isInteger ? "Int" : "String"
    cases = enumeration.cases.map(Case.init)
    knownCases = cases.map { "." + $0.name }.joined(separator: ", ")
  }
}

extension EnumView.Case {
  init(_ known: EnumType.Case) {
    name = SwiftNames.escaped(known.name.value)
    switch known.raw.value {
    case .integer(let value): raw = String(value)
    case .string(let text): raw = SwiftLiteral.string(text)
    }
    docs = Documentation.lines(known.doc?.value)
  }
}

extension EnumType {
  fileprivate var mayHaveTwins: Bool {
    cases.contains { if case .string(let text) = $0.raw.value { TextTwins.mayExist(of: text) } else { false } }
  }
}
