import Templating

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

/// Renders a template made for the occasion.
func render(
  _ text: String, _ view: MessageView = MessageView(), partials: [String: String] = [:]
) throws -> String {
  try Template<MessageView>(name: "Message.swift", text: text, partials: partials).render(view)
}
