import Language

/// The order in which the keys of a mapping are written: that of the language. Unknown keys follow the known.
enum KeyOrder {
  static func sorted(_ items: [FormatItem], of node: FormatNode, inBraces: Bool) -> [FormatItem] {
    guard let form = node.form else { return items }
    let names = names(of: form, inBraces: inBraces)
    let ranked = items.enumerated().map { (rank(of: $1, in: names), $0) }
    let order = ranked.sorted { $0 < $1 }.map(\.1)
    guard order != Array(items.indices), !breaksAliases(items, in: order) else { return items }
    return order.map { items[$0] }
  }

  /// In braces the documentation is last, where a long sentence hides nothing.
  private static func names(of form: Form, inBraces: Bool) -> [String] {
    let names = form.ordered.map(\.name)
    return inBraces && names.contains("doc") ? names.filter { $0 != "doc" } + ["doc"] : names
  }

  private static func rank(of item: FormatItem, in names: [String]) -> Int {
    names.firstIndex { item.isKey($0) } ?? names.count
  }

  /// Whether an alias would come before its anchor, or after another anchor of the same name.
  private static func breaksAliases(_ items: [FormatItem], in order: [Int]) -> Bool {
    let names = items.map(AnchorNames.init)
    for (position, index) in order.enumerated() {
      for later in order[(position + 1)...] where later < index && names[index].depends(on: names[later]) {
        return true
      }
    }
    return false
  }
}

/// The anchors and aliases inside an item.
private struct AnchorNames {
  private(set) var anchors: Set<String> = []
  private(set) var aliases: Set<String> = []

  init(_ item: FormatItem) {
    item.key.map { add($0) }
    add(item.value)
  }

  /// Whether the two must stay in their order.
  func depends(on other: AnchorNames) -> Bool {
    !anchors.isDisjoint(with: other.anchors) || !aliases.isDisjoint(with: other.anchors)
      || !anchors.isDisjoint(with: other.aliases)
  }

  private mutating func add(_ node: FormatNode) {
    node.anchor.map { _ = anchors.insert($0) }
    if node.kind == .alias { aliases.insert(node.text) }
    for item in node.items {
      item.key.map { add($0) }
      add(item.value)
    }
  }
}
