import Schema
import SourceText
import YAML

extension LayoutReader {
  /// The name of a view, or one for each style.
  func view(_ node: YAMLNode) -> Layout.View? {
    guard node.kind == .mapping else { return viewName(node).map { .one($0) } }
    guard let entries = forms.open(node, as: .views) else { return nil }
    let classic = entries["classic"].flatMap { viewName($0) }
    let minimalist = entries["minimalist"].flatMap { viewName($0) }
    guard entries.refused.isEmpty else { return nil }
    switch (classic, minimalist) {
    case (let classic?, let minimalist?): return .styles(classic: classic, minimalist: minimalist)
    case (let classic?, nil) where !entries.mentions("minimalist"): return .style(.classic, classic)
    case (nil, let minimalist?) where !entries.mentions("classic"): return .style(.minimalist, minimalist)
    default:
      if !entries.mentions("classic"), !entries.mentions("minimalist") {
        report(
          .missingKey,
          Phrase("a view for each style needs `classic` and `minimalist`", zh: "各风格的视图缺少 `classic` 和 `minimalist`"),
          at: node.range,
          help: Phrase("add the styles that the app has, or name one view", zh: "加上应用所用的风格，或只写一个视图"))
      }
      return nil
    }
  }

  private func viewName(_ node: YAMLNode) -> String? {
    let parts = node.text.split(separator: ".", omittingEmptySubsequences: false)
    if parts.allSatisfy({ SwiftNames.isIdentifier(String($0)) }) { return node.text }
    report(.invalidSwiftName(ofView: Located(node.text, node.range)))
    return nil
  }

  /// Each style of TUIKit that a target of the message has needs a view where one has.
  func checkViews(of message: Message) {
    guard let layout = message.layout else { return }
    for view in ([layout.base] + layout.variants.map(\.entry)).compactMap(\.view) {
      guard case .style(let given, _) = view.value else { continue }
      let targets = configuration.targets.filter { $0.has(message) }
      let needed = targets.first { $0.shownStyles.contains { $0 != given } }
      // Where no target says which styles there are, there are both.
      guard needed != nil || targets.allSatisfy(\.shownStyles.isEmpty) else { continue }
      report(missing: given.other.rawValue, view.range, layout, needed)
    }
  }

  private func report(missing name: String, _ view: SourceRange, _ layout: Layout, _ target: Target?) {
    // A preset's view is no mistake of the preset's.
    let isOwn = view.file == layout.range.file
    var notes = isOwn ? [] : [Diagnostic.Note(Phrase("the view is here", zh: "视图在这里"), at: view)]
    if let target { notes.append(.init(Phrase("the target is here", zh: "target 在这里"), at: target.name.range)) }
    report(
      .missingKey, Phrase("a view for each style needs `\(name)`", zh: "各风格的视图缺少 `\(name)`"),
      at: isOwn ? view : layout.range, notes: notes,
      help: Phrase(
        "add `\(name): …`, or leave `\(name)` out of the target's `styles`",
        zh: "加上 `\(name): …`，或在 target 的 `styles` 中去掉 `\(name)`"))
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
