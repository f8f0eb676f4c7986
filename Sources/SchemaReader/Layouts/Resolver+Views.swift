import Schema
import SourceText

extension Resolver {
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
