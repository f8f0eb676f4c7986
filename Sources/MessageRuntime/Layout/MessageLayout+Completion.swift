nonisolated extension MessageLayout {
  /// Content has the whole bubble, and stays away from its edge by itself, unless the schema says how far.
  var completed: MessageLayout {
    guard let content, insets == nil else { return self }
    var layout = self
    layout.insets = Insets(0, 0, 0, 0)
    if bubble != false, content.padding == nil, content.needsPadding { layout.content?.padding = .content }
    return layout
  }
}

nonisolated extension MessageLayout.Insets {
  /// The padding of content that says nothing of it.
  static var content: Self { Self(10, 12, 10, 12) }
}

nonisolated extension MessageContent {
  /// A picture fills the bubble; what is hidden needs nothing.
  var needsPadding: Bool {
    switch kind {
    case .image: return false
    case .row(let stack), .column(let stack): return !stack.elements.isEmpty
    case .label, .rating, .button, .separator: return true
    }
  }
}
