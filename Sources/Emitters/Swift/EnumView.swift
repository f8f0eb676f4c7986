import Schema
import SourceText
import Templating

/// An open enumeration.
struct EnumView: View {
  let enumeration: EnumType
  let conformances: String

  static let fields: [ViewField<EnumView>] = [
    .constant("access"), .text("name", \.enumeration.name),
    .text("conformances", \.conformances),
    .lines("docs") { Documentation.write($0.enumeration.declaration, to: &$1) },
    // What is compared with the raw values: texts that Unicode takes for others are told by their bytes.
    .text("switched") { $0.mayHaveTwins ? "UTF8Text(rawValue)" : "rawValue" },
    .text("rawType") { $0.enumeration.isInteger ? "Int" : "String" }, .list("cases", \.enumeration.cases),
    // `.ken, .jan`
    .written("knownCases") { view, output in
      var isFirst = true
      for known in view.enumeration.cases {
        if isFirst { output.literal(".") } else { output.literal(", .") }
        isFirst = false
        output.append(escaped: known.name.value)
      }
    },
  ]

  private var mayHaveTwins: Bool {
    enumeration.cases.contains {
      if case .string(let text) = $0.raw.value { TextTwins.mayExist(of: text) } else { false }
    }
  }

  init(_ enumeration: EnumType, _ spelling: SwiftSpelling) {
    self.enumeration = enumeration
    conformances = spelling.enumConformances
  }
}

extension EnumType.Case: View {
  public static let fields: [ViewField<EnumType.Case>] = [
    .written("name") { $1.append(escaped: $0.name.value) },
    // A literal.
    .written("raw") { known, output in
      switch known.raw.value {
      case .integer(let value): output.append(Int(value))
      case .string(let text): output.append(quoted: text)
      }
    },
    .lines("docs") { known, lines in
      if let doc = known.doc { Documentation.write(doc.value, to: &lines) }
    },
  ]
}
