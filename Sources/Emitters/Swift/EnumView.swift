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
    .text("rawType") { $0.enumeration.isInteger ? "Int" : "String" }, .list("cases", \.enumeration.cases),
    // `.ken, .jan`
    .written("knownCases") { view, output in
      var isFirst = true
      view.enumeration.cases.lendEach { known in
        if isFirst { output.literal(".") } else { output.literal(", .") }
        isFirst = false
        output.append(escaped: known.name.value)
      }
    },
  ]

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
    // ` where MessageCheck.areSame(rawValue, "K")`
    .written("exactly") { known, output in
      guard case .string(let text) = known.raw.value, TextTwins.mayExist(of: text) else { return }
      output.literal(" where MessageCheck.areSame(rawValue, ")
      output.append(quoted: text)
      output.literal(")")
    },
    .lines("docs") { known, lines in
      if let doc = known.doc { Documentation.write(doc.value, to: &lines) }
    },
  ]
}
