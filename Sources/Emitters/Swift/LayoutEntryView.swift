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

  var type: String
  /// `let`, or `var` where variants change the entry.
  var keyword: String
  /// Of the entry's initialiser, with their commas.
  var arguments: [String]
  /// From the last one to the first, so that the first one wins.
  var variants: [Variant]
  var customSize: Bool

  static let fields: [ViewField<LayoutEntryView>] = [
    .text("type", \.type), .text("keyword", \.keyword), .texts("arguments", \.arguments),
    .list("variants", \.variants), .flag("customSize", \.customSize),
  ]
}

extension LayoutEntryView {
  init?(_ message: Message, _ expression: SwiftExpression) {
    guard let layout = message.layout else { return nil }
    let writer = LayoutWriter(expression: expression)
    var base = layout.base
    if base.view == nil { base.view = .init(.one(message.name + "ContentView"), layout.range) }
    type = expression.spelling.target.attachmentName(of: message)
    arguments = separated(writer.members(base).map { "\($0.name): \($0.value)" })
    variants = layout.variants.reversed().compactMap { variant in
      let truth = expression.truth(variant.condition)
      var assignments = writer.members(variant.entry).map { "entry.\($0.name) = \($0.value)" }
      if layout.hasStyles, case .one? = variant.entry.view?.value { assignments.append("entry.minimalistView = nil") }
      if truth == .never || assignments.isEmpty { return nil }
      return Variant(condition: truth.clause.map { [$0] } ?? [], assignments: assignments)
    }
    keyword = variants.isEmpty ? "let" : "var"
    customSize = ([layout.base] + layout.variants.map(\.entry)).contains { $0.size?.value == .hook }
  }
}

extension Layout {
  /// Some view has another one for TUIKit's minimalist style; a variant's view replaces both.
  fileprivate var hasStyles: Bool {
    ([base] + variants.map(\.entry)).contains { if case .styles? = $0.view?.value { true } else { false } }
  }
}

/// The arguments of a call, a comma behind each but the last.
func separated(_ arguments: [String]) -> [String] {
  arguments.enumerated().map { $0.offset < arguments.count - 1 ? $0.element + "," : $0.element }
}
