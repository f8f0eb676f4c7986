import Schema
import SourceText
import Templating

/// An open enumeration.
final class EnumView: View {
  struct Case: View {
    /// Escaped.
    let name: String
    let raw: EnumType.Raw
    let doc: String?

    static let fields: [ViewField<Case>] = [
      .text("name", \.name), .written("raw") { $0.writeRaw(to: &$1) },
      .lines("docs") { view, lines in
        if let doc = view.doc { Documentation.write(doc, to: &lines) }
      },
    ]

    /// A literal.
    private func writeRaw(to output: inout Output) {
      switch raw {
      case .integer(let value): output.append(String(value))
      case .string(let text): output.append(quoted: text)
      }
    }
  }

  let declaration: Declaration
  let access: String
  let rawType: String
  let conformances: String
  let cases: [Case]

  static let fields: [ViewField<EnumView>] = [
    .text("access", \.access), .text("name", \.name),
    .text("conformances", \.conformances),
    .lines("docs") { Documentation.write($0.declaration, mentionsDeprecation: true, to: &$1) },
    .text("rawType", \.rawType), .list("cases", \.cases),
    // `.ken, .jan`
    .written("knownCases") { view, output in
      var isFirst = true
      view.cases.lendEach { known in
        if isFirst { output.literal(".") } else { output.literal(", .") }
        isFirst = false
        output.append(known.name)
      }
    },
  ]

  var name: String { declaration.name.value }

  init(_ enumeration: borrowing EnumType, _ target: borrowing Target) {
    declaration = enumeration.declaration
    rawType = enumeration.isInteger ? "Int" : "String"
    access = target.access.rawValue
    conformances = target.enumConformances
    cases = enumeration.cases.map {
      Case(name: SwiftNames.escaped($0.name.value), raw: $0.raw.value, doc: $0.doc?.value)
    }
  }
}
