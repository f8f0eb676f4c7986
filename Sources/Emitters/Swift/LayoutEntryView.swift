import Schema
import Templating

/// The layout entry of one message, for `CustomMessageLayout.swift`.
struct LayoutEntryView: View {
  struct Variant: View {
    /// What stands between `if` and `{`; none or one.
    var condition: [String]
    var assignments: [String]

    static let fields: [ViewField<Variant>] = [.texts("condition", \.condition), .texts("assignments", \.assignments)]
  }

  /// A function that makes a content.
  struct Content: View {
    var name: String
    var statements: [String]

    static let fields: [ViewField<Content>] = [.text("name", \.name), .texts("statements", \.statements)]
  }

  var type: String
  /// `let`, or `var` where variants change the entry.
  var keyword: String
  /// Of the entry's initialiser, with their commas.
  var arguments: [String]
  /// From the last one to the first, so that the first one wins.
  var variants: [Variant]
  var contents: [Content] = []
  var customSize: Bool

  static let fields: [ViewField<LayoutEntryView>] = [
    .text("type", \.type), .text("keyword", \.keyword), .texts("arguments", \.arguments),
    .list("variants", \.variants), .list("contents", \.contents), .flag("customSize", \.customSize),
  ]
}

extension LayoutEntryView {
  init?(_ message: Message, _ expression: SwiftExpression) {
    guard let layout = message.layout else { return nil }
    var contents = Contents(message, expression)
    var base = layout.base
    if base.view == nil { base.view = .init(.one(message.standardView), layout.range) }
    type = expression.spelling.target.attachmentName(of: message)
    arguments = separated(contents.members(base).map { "\($0.name): \($0.value)" })
    var variants: [Variant] = []
    for variant in layout.variants {
      let truth = expression.truth(variant.condition)
      if truth == .never { continue }
      var assignments = contents.members(variant.entry).map { "entry.\($0.name) = \($0.value)" }
      if layout.hasStyles, let view = variant.entry.view?.value, !view.hasStyles {
        assignments.append("entry.minimalistView = nil")
      }
      if assignments.isEmpty { continue }
      variants.append(Variant(condition: truth.clause.map { [$0] } ?? [], assignments: assignments))
    }
    self.variants = variants.reversed()
    self.contents = contents.functions
    keyword = variants.isEmpty ? "let" : "var"
    customSize = ([layout.base] + layout.variants.map(\.entry)).contains { $0.size?.value == .hook }
  }
}

/// The members of a message's entries, and the functions that make the contents among them.
private struct Contents {
  let message: Message
  let expression: SwiftExpression
  var functions: [LayoutEntryView.Content] = []
  private var names: Names

  init(_ message: Message, _ expression: SwiftExpression) {
    self.message = message
    self.expression = expression
    names = Names((message.fields + message.locals).map(\.swiftName))
  }

  mutating func members(_ entry: Layout.Entry) -> [(name: String, value: String)] {
    let members = LayoutWriter(expression: expression).members(entry)
    guard let content = entry.content else { return members }
    let name = names.free("bubbleContent")
    var writer = ContentWriter(message, expression)
    functions.append(LayoutEntryView.Content(name: name, statements: writer.statements(content)))
    return members + [("content", "\(name)(in: context)")]
  }
}

extension Message {
  /// The generated view for content where the layout names no view; else one that the app is to write.
  static let contentBubble = "CustomMessageContentBubble"

  /// The view of a layout that names none.
  var standardView: String { hasContent ? Self.contentBubble : name + "ContentView" }
}

extension Layout {
  /// Some view has another one for TUIKit's minimalist style; a variant's view replaces both.
  fileprivate var hasStyles: Bool {
    ([base] + variants.map(\.entry)).contains { $0.view?.value.hasStyles == true }
  }
}

extension Layout.View {
  fileprivate var hasStyles: Bool {
    if case .styles = self { true } else { false }
  }
}

/// The arguments of a call, a comma behind each but the last.
func separated(_ arguments: [String]) -> [String] {
  arguments.enumerated().map { $0.offset < arguments.count - 1 ? $0.element + "," : $0.element }
}
