import Schema

extension Layout {
  /// The content of an entry with the padding that it gets where it says none, as generated code completes it.
  func content(of entry: Properties) -> ContentElement? {
    guard var content = entry.content else { return nil }
    let hasBubble = (entry.bubble ?? base.bubble)?.value != false
    if hasBubble, entry.insets ?? base.insets == nil, content.padding == nil, !content.kind.fillsBubble {
      content.padding = Edges(top: 10, left: 12, bottom: 10, right: 12)
    }
    return content
  }
}

extension ContentElement.Kind {
  /// As a picture does.
  fileprivate var fillsBubble: Bool { if case .image = self { true } else { false } }
}
