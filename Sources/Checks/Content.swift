import Schema
import SourceText

/// A tree of `content`, with the layout keys beside it that concern it.
struct Content {
  var root: ContentElement
  /// nil: the content's own size.
  var size: Located<Layout.Size>?
  /// Its texts follow the reader's text size, and their heights are minimums.
  var scalesText: Bool
}

extension Layout {
  /// The layout's own keys, then those of the variants.
  var entries: [Properties] { [base] + variants.map(\.properties) }

  /// Every content, with its padding and with the size that is given beside it or for the layout as a whole.
  var contents: [Content] {
    entries.compactMap { entry in
      content(of: entry).map {
        let scalesText = (entry.scalesText ?? base.scalesText)?.value != false
        return Content(root: $0, size: entry.size ?? base.size, scalesText: scalesText)
      }
    }
  }

  /// The content of an entry with the padding that it gets where it says none, as generated code completes it.
  private func content(of entry: Properties) -> ContentElement? {
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

extension Message {
  /// Every element of every content.
  var contentElements: [ContentElement] { layout?.contents.flatMap(\.root.all) ?? [] }

  /// Every text, outside of the bubble and in it.
  var allTexts: [PresentationText] {
    texts.all.map(\.text.value) + ownTexts
  }

  /// Those of its content and its entry in the menu.
  var ownTexts: [PresentationText] {
    contentElements.flatMap(\.texts) + (inputMenu.map { [$0.title.value] } ?? [])
  }

  /// What a tap on the bubble, or on a button in it, does.
  var taps: [Tap] {
    [tap].compactMap { $0 } + contentElements.compactMap(\.tap)
  }
}

extension ContentElement {
  /// The tap of a button.
  var tap: Tap? {
    if case .button(let button) = kind { button.tap } else { nil }
  }

  /// The texts that it shows itself.
  var texts: [PresentationText] {
    switch kind {
    case .label(let label): [label.text.value] + (label.placeholder.map { [$0] } ?? [])
    case .button(let button): [button.title.value]
    case .image, .rating, .separator, .row, .column: []
    }
  }

  /// Fields that it shows in another way than by text.
  var boundFields: [FieldPath] {
    switch kind {
    case .image(let image):
      switch image.source {
      case .url(let path), .asset(.cases(let path, _)): [path]
      case .asset(.one): []
      }
    case .rating(let rating): [rating.value]
    case .label, .button, .separator, .row, .column: []
    }
  }

  /// The colors that are written in it itself.
  var colors: [Color] {
    let own: Color? =
      switch kind {
      case .label(let label): label.style.color
      case .button(let button): button.style.color
      case .rating(let rating): rating.color
      case .separator(let separator): separator.color
      case .image, .row, .column: nil
      }
    return [own, background].compactMap { $0 }
  }

  /// Of a row or column.
  var children: [ContentElement] {
    switch kind {
    case .row(let stack), .column(let stack): stack.elements
    case .label, .image, .rating, .button, .separator: []
    }
  }
}
