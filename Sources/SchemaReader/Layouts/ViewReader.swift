import Schema
import SourceText
import YAML

/// Reads the names of the views that the app draws.
struct ViewReader: ResolvingReader {
  let context: ReaderContext

  /// The name of a view, or one for each style.
  func view(_ node: YAMLNode) -> Layout.View? {
    guard node.kind == .mapping else { return name(node).map { .one($0) } }
    guard let entries = forms.open(node, as: .views) else { return nil }
    let classic = entries["classic"].flatMap { name($0) }
    let minimalist = entries["minimalist"].flatMap { name($0) }
    guard entries.refused.isEmpty else { return nil }
    switch (classic, minimalist) {
    case (let classic?, let minimalist?): return .styles(classic: classic, minimalist: minimalist)
    case (let classic?, nil) where !entries.mentions("minimalist"): return .style(.classic, classic)
    case (nil, let minimalist?) where !entries.mentions("classic"): return .style(.minimalist, minimalist)
    default:
      if !entries.mentions("classic"), !entries.mentions("minimalist") {
        report(.missingKey(ofViewsAt: node.range))
      }
      return nil
    }
  }

  private func name(_ node: YAMLNode) -> String? {
    let parts = node.text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.allSatisfy({ SwiftNames.isIdentifier(String($0)) }) { return node.text }
    return fail(.invalidSwiftName(ofView: node.locatedText))
  }

  /// Each style of TUIKit that a target of the message has needs a view where one has.
  func checkViews(of message: Message) {
    guard let layout = message.layout else { return }
    for view in ([layout.base] + layout.variants.map(\.properties)).compactMap(\.view) {
      guard case .style(let given, _) = view.value else { continue }
      let targets = configuration.targets.filter { $0.has(message) }
      let needed = targets.first { $0.shownStyles.contains { $0 != given } }
      // Where no target says which styles there are, there are both.
      guard needed != nil || targets.allSatisfy(\.shownStyles.isEmpty) else { continue }
      report(.missingKey(style: given.other.rawValue, ofViewAt: view.range, in: layout, of: needed))
    }
  }
}

extension Target {
  /// The styles whose views a layout names. Beside NIMKit's, `view` is a view of NIMKit's.
  fileprivate var shownStyles: [TUIKitStyle] {
    if sdks.contains(.nimkit) { return [.classic] }
    return sdks.contains(.tuikit) ? styles : []
  }
}

extension Target.TUIKitStyle {
  fileprivate var other: Target.TUIKitStyle { self == .classic ? .minimalist : .classic }
}
