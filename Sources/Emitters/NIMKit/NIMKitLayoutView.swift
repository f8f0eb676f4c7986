import Schema
import Templating

/// `CustomMessageLayoutConfig.swift`: the layout entries as NIMKit asks for them.
struct NIMKitLayoutView: View {
  struct ContentView: View {
    /// The name in the layout's entry, as a literal.
    var literal: String
    /// The class that the app declares.
    var type: String

    static let fields: [ViewField<ContentView>] = [.text("literal", \.literal), .text("type", \.type)]
  }

  var frame: NIMKitFrame
  /// Each class once, sorted.
  var views: [ContentView]

  static let fields: [ViewField<NIMKitLayoutView>] = [
    .text("header", \.frame.header), .text("access", \.frame.access), .text("open", \.frame.open),
    .list("views", \.views),
  ]

  init(_ messages: [Message], _ frame: NIMKitFrame) {
    self.frame = frame
    let names = Set(messages.flatMap(\.contentViewNames)).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    views = names.map { ContentView(literal: SwiftLiteral.string($0), type: $0) }
  }
}

extension Message {
  /// The content views of its layout and their variants; of TUIKit's two styles, NIMKit has the classic one.
  var contentViewNames: [String] {
    guard let layout else { return [] }
    let named = layout.variants.compactMap { $0.entry.view?.value.classicName }
    return [layout.base.view?.value.classicName ?? name + "ContentView"] + named
  }
}

extension Layout.View {
  fileprivate var classicName: String {
    switch self {
    case .one(let name): name
    case .styles(let classic, _): classic
    }
  }
}
