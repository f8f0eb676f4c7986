import SourceText

/// Braces and brackets in one line: `{ a: 1 }`, `[a, b]`.
struct FlowFormat {
  let file: SourceFile

  /// Nil: it must stay as it is, and takes several lines.
  func text(of node: FormatNode) -> String? {
    guard let bare = bareText(of: node) else { return nil }
    return (node.properties + [bare]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func bareText(of node: FormatNode) -> String? {
    let source = file.text(in: SourceRange(file: file.id, start: node.content, end: node.end))
    switch node.kind {
    case .scalar, .alias: return ScalarFormat(node: node, source: source, isInBraces: true).text
    case .sequence, .mapping: break
    }
    guard canBeTakenApart(node) else { return source.contains("\n") ? nil : source }
    var parts: [String] = []
    for item in KeyOrder.sorted(node.items, of: node, inBraces: true) {
      guard let value = text(of: item.value) else { return nil }
      guard let key = item.key else {
        parts.append(value)
        continue
      }
      guard let name = text(of: key) else { return nil }
      parts.append("\(name)\(key.isOpenEnded ? " " : ""): \(value)")
    }
    let inner = parts.joined(separator: ", ")
    if node.kind == .sequence { return "[\(inner)]" }
    return parts.isEmpty ? "{}" : "{ \(inner) }"
  }

  /// Whether its items can be written apart: no comments inside, no keys or values left out, no complex keys.
  func canBeTakenApart(_ node: FormatNode) -> Bool {
    guard node.isFlow, !node.isVerbatim, node.content < file.bytes.count,
      [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(file.bytes[node.content])
    else { return false }
    return node.items.allSatisfy { item in
      if item.value.isEmpty { return false }
      guard let key = item.key else { return true }
      return !key.isCollection && !key.isEmpty
    }
  }

  /// Whether all of it can be written as a block.
  func canBecomeBlock(_ node: FormatNode) -> Bool {
    guard node.isFlow else { return true }
    return !node.items.isEmpty && canBeTakenApart(node)
      && node.items.allSatisfy { canBecomeBlock($0.value) || $0.value.items.isEmpty && !$0.value.isVerbatim }
  }
}
