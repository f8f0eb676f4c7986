import Schema
import SourceText

extension LintRule {
  static let swappedInsets = LintRule(
    "swapped-insets", .warning, theme: .presentation,
    .layout { message, _ in
      guard let layout = message.layout else { return [] }
      return layout.entries.compactMap(\.insets).filter(\.value.isSwapped)
        .map { .swapped($0) }
    })
}

extension Layout.Insets {
  /// One direction mirrors the other, with the larger margin away from the arrow.
  fileprivate var isSwapped: Bool {
    outgoing.left > outgoing.right && outgoing.left == incoming.right && outgoing.right == incoming.left
  }
}

extension Layout.Edges {
  /// As a schema writes them.
  fileprivate var yaml: String {
    let numbers = [top, left, bottom, right].map(\.plainText)
    return "[\(numbers.joined(separator: ", "))]"
  }
}

extension Finding {
  fileprivate static func swapped(_ insets: Located<Layout.Insets>) -> Finding {
    let right = "{ outgoing: \(insets.incoming.yaml), incoming: \(insets.outgoing.yaml) }"
    return Finding(
      LocalizedText("the insets leave room for the arrow on the wrong side", zh: "给箭头预留的内边距写反了方向"),
      at: insets.range,
      help: LocalizedText(
        "swap `outgoing` and `incoming`; the order is top, left, bottom, right",
        zh: "对调 `outgoing` 和 `incoming`；顺序是上、左、下、右"),
      fixIts: [.init(LocalizedText("swap them", zh: "对调两者"), replace: insets.range, with: right)])
  }
}
