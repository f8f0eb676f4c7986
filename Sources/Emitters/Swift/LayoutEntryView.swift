import Schema
import Templating

/// The layout entry of one message, for `CustomMessageLayout.swift`.
struct LayoutPropertiesView: View {
  let type: String
  /// The body of the function that makes the entry.
  let statements: [String]
  let contents: [LayoutPropertiesWriter.Content]
  let customSize: Bool

  static let fields: [ViewField<LayoutPropertiesView>] = [
    .text("type", \.type), .texts("statements", \.statements), .list("contents", \.contents),
    .flag("customSize", \.customSize),
  ]
}

extension LayoutPropertiesView {
  init?(_ message: Message, _ expression: SwiftExpression, presets: inout LayoutPresets) {
    guard let layout = message.layout else { return nil }
    var writer = LayoutPropertiesWriter(message, expression, hasStyles: layout.hasStyles)
    type = expression.spelling.target.attachmentName(of: message)
    if let preset = layout.sharedPreset {
      statements = presets.statements(layout, preset, standardView: message.standardView, &writer)
    } else {
      var base = layout.base
      if base.view == nil { base.view = .init(.one(message.standardView), layout.range) }
      statements = writer.statements(base, layout.variants)
    }
    contents = writer.contents
    customSize = ([layout.base] + layout.variants.map(\.properties)).contains { $0.size?.value == .hook }
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
  var hasStyles: Bool {
    ([base] + variants.map(\.properties)).contains { $0.view?.value.hasStyles == true }
  }
}

extension Layout.View {
  var hasStyles: Bool {
    if case .styles = self { true } else { false }
  }
}
