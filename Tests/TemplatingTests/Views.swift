import Reports
import SourceText

@testable import Templating

/// The views that the tests fill templates with.
struct MessageView: View {
  var title = "Red packet"
  var note = ""
  var isPublic = true
  var isFinal = false
  var cases: [CaseView] = []
  var lines: [String] = []
  var bubble: BubbleView?
  var layout = LayoutView()

  static let fields: [ViewField<MessageView>] = [
    .text("title", \.title), .text("note", \.note), .flag("isPublic", \.isPublic), .flag("isFinal", \.isFinal),
    .list("cases", \.cases), .texts("lines", \.lines), .optional("bubble", \.bubble), .view("layout", \.layout),
  ]
}

struct CaseView: View {
  var name: String
  var lines: [String] = []
  var children: [CaseView] = []

  static let fields: [ViewField<CaseView>] = [
    .text("name", \.name), .texts("lines", \.lines), .list("children", \.children),
  ]
}

struct BubbleView: View {
  var title = "bubble"
  var color = "red"

  static let fields: [ViewField<BubbleView>] = [.text("title", \.title), .text("color", \.color)]
}

struct LayoutView: View {
  var width = "12"
  var isWide = true
  var insets = InsetsView()
  var columns: [CaseView] = [CaseView(name: "a"), CaseView(name: "b")]

  static let fields: [ViewField<LayoutView>] = [
    .text("width", \.width), .flag("isWide", \.isWide), .view("insets", \.insets), .list("columns", \.columns),
  ]
}

struct InsetsView: View {
  var top = "4"

  static let fields: [ViewField<InsetsView>] = [.text("top", \.top)]
}

extension Template {
  init(
    name: String, text: String, partials: [String: String] = [:], constants: [Constant] = [],
    escaping: TemplateEscaping = .none
  ) throws(TemplateError) {
    let set = Partials(names: { Array(partials.keys) }, text: { partials[$0].map { Array($0.utf8) } })
    try self.init(name: name, text: Array(text.utf8), partials: set, constants: constants, escaping: escaping)
  }
}

/// Renders a template made for the occasion.
func render(
  _ text: String, _ view: MessageView = MessageView(), partials: [String: String] = [:]
) throws -> String {
  try Template<MessageView>(name: "Message.swift", text: text, partials: partials).render(view)
}

/// What is found in a template, as lines of the short form with the help behind a bar; a partial that ends in `.mustache`
/// is the user's.
func findings(_ text: String, partials: [String: String] = [:]) -> [String] {
  let names = partials.keys.sorted()
  let files = SourceFiles(
    [SourceFile(id: .init(0), path: "Message.swift", text: text)]
      + names.enumerated().map { SourceFile(id: .init($0 + 1), path: $1, text: partials[$1] ?? "") })
  let set = Partials(
    names: { names }, text: { partials[$0].map { Array($0.utf8) } },
    file: { name in files.first { $0.path == name && name.hasSuffix(".mustache") }?.id })
  do throws(TemplateError) {
    _ = try Template<MessageView>(name: "Message.swift", text: Array(text.utf8), file: .init(0), partials: set)
    return []
  } catch {
    return error.findings.map { finding in
      let place = ShortPrinter(files: files).print(finding).dropLast(finding.id.count + 4)
      let notes = finding.notes.compactMap(\.range).map { range in
        let place = files[range.file].location(of: range.start)
        return " (\(files[range.file].path):\(place.line):\(place.column))"
      }
      let help = finding.help.map { " | \($0.english)" } ?? ""
      return (place + notes.joined() + help).replacing("Message.swift:", with: "").replacing("error: ", with: "")
    }
  }
}
