import YAML

/// Whether two texts say the same: the formatter's own check of its work.
extension FormatText {
  func says(sameAs other: FormatText) -> Bool {
    guard documents.count == other.documents.count,
      comments.map(\.text).sorted() == other.comments.map(\.text).sorted()
    else { return false }
    return zip(documents, other.documents).allSatisfy { a, b in
      switch (a.root, b.root) {
      case (nil, nil): true
      case (let a?, let b?): a.value.says(sameAs: b.value)
      default: false
      }
    }
  }
}

extension FormatNode {
  /// The same kinds, texts, anchors and tags; entries of a mapping of the language in any order.
  fileprivate func says(sameAs other: FormatNode) -> Bool {
    guard text == other.text, properties == other.properties, items.count == other.items.count,
      hasSameKind(as: other), form?.title == other.form?.title
    else { return false }
    return zip(comparable, other.comparable).allSatisfy { a, b in
      switch (a.key, b.key) {
      case (nil, nil): return a.value.says(sameAs: b.value)
      case (let x?, let y?): return x.says(sameAs: y) && a.value.says(sameAs: b.value)
      default: return false
      }
    }
  }

  private func hasSameKind(as other: FormatNode) -> Bool {
    guard case .scalar(let a) = kind, case .scalar(let b) = other.kind else { return kind == other.kind }
    if a == b { return true }
    if a == .literal || a == .folded || b == .literal || b == .folded { return false }
    if isPlain || other.isPlain {
      return role != .distinguished && other.role != .distinguished && PlainScalar.misreading(text) == nil
    }
    return true
  }

  /// The items in an order that does not depend on how they are laid out; equal keys stay in theirs.
  private var comparable: [FormatItem] {
    guard form != nil else { return items }
    return items.enumerated().sorted { a, b in
      (a.element.key?.text ?? "", a.offset) < (b.element.key?.text ?? "", b.offset)
    }.map(\.element)
  }
}
