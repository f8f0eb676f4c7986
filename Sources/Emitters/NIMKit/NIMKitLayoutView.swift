import Schema
import Templating

/// `CustomMessageLayoutConfig.swift`: the layout entries as NIMKit asks for them.
struct NIMKitLayoutView: View {
  struct ContentView: View {
    /// The name in the layout's entry, as a literal.
    let literal: String
    /// The class that the app declares.
    let type: String

    static let fields: [ViewField<ContentView>] = [.text("literal", \.literal), .text("type", \.type)]
  }

  let frame: BindingFrame
  /// Each class once, sorted.
  let views: [ContentView]

  static let fields: [ViewField<NIMKitLayoutView>] =
    ViewField.frame(\.frame) + [
      .list("views", \.views)
    ]

  init(_ messages: [Message], _ frame: BindingFrame) {
    self.frame = frame
    let generated = messages.filter(\.hasContentBubble).map { _ in Message.contentBubble }
    let names = Set(messages.flatMap(\.contentViewNames) + generated).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    views = names.map { ContentView(literal: SwiftLiteral.string($0), type: $0) }
  }
}

extension Message {
  /// The content views of its layout and their variants that the app writes; of TUIKit's two styles, NIMKit has the
  /// classic one.
  var contentViewNames: [String] {
    guard let layout else { return [] }
    let standard = hasContent ? nil : standardView
    return
      ([layout.base.view?.value.classicName ?? standard] + layout.variants.map { $0.properties.view?.value.classicName })
      .compactMap { $0 }
  }

  /// Its content is shown by the generated view.
  var hasContentBubble: Bool { hasContent && layout?.base.view == nil }
}

extension Layout.View {
  var classicName: String {
    switch self {
    case .one(let name), .style(_, let name): name
    case .styles(let classic, _): classic
    }
  }
}
