import Inspection
import MessageRuntime
import Schema
import SourceText
import Templating

/// A text that a message is shown as outside of its bubble.
struct TextCard: View {
  struct Variant: View {
    let condition: Prose
    let text: String

    static let fields: [ViewField<Variant>] = [.view("condition", \.condition), .text("text", \.text)]
  }

  let title: String
  let surface: MessageText
  let text: String
  /// Words instead of a text.
  let quiet: String
  let variants: [Variant]

  static let fields: [ViewField<TextCard>] = [
    .text("title", \.title), .text("text", \.text), .text("quiet", \.quiet),
    .text("kind") { $0.surface == .summary ? "row" : $0.surface == .push ? "push" : "" },
    .flag("isRow") { $0.quiet.isEmpty && $0.surface == .summary },
    .flag("isPush") { $0.quiet.isEmpty && $0.surface == .push },
    .flag("isPlain") { $0.quiet.isEmpty && $0.surface != .summary && $0.surface != .push },
    .flag("isQuiet") { !$0.quiet.isEmpty }, .list("variants", \.variants),
    .flag("hasVariants") { !$0.variants.isEmpty },
  ]

  /// Nil: the message says nothing of it, and nobody has to be told.
  init?(_ surface: MessageText, of evaluation: Evaluation, _ words: Words) {
    self.surface = surface
    title = words[surface.word]
    guard let text = evaluation.message.texts[surface] else {
      guard surface == .summary || surface == .push else { return nil }
      (self.text, quiet, variants) = ("", evaluation.message.isHidden ? words["hiddenHint"] : words["ownText"], [])
      return
    }
    switch evaluation.text(text) {
    case .shown(let shown): (self.text, quiet) = (shown, "")
    case .byCode: (self.text, quiet) = ("", words["byCode"])
    case .missing: (self.text, quiet) = ("", words["ownText"])
    }
    variants = Self.variants(of: text, evaluation, words)
  }

  private static func variants(of text: PresentationText, _ evaluation: Evaluation, _ words: Words) -> [Variant] {
    guard case .variants(let variants) = text else { return [] }
    return variants.map { variant in
      let condition = variant.condition.map { condition in
        LocalizedText("when \(condition.text)", zh: "当 \(condition.text)时").text(in: words.language)
      }
      let there = variant.condition.flatMap { evaluation.setting($0) } ?? evaluation
      let shown: String =
        switch there.text(variant.text) {
        case .shown(let text): text
        case .byCode: words["byCode"]
        case .missing: words["ownText"]
        }
      return Variant(condition: Prose(text: condition ?? words["otherwise"]), text: shown)
    }
  }
}

extension MessageText {
  fileprivate var word: String {
    switch self {
    case .summary: "list"
    case .push: "push"
    case .copy: "copied"
    case .accessibility: "spoken"
    case .fallback: "fallback"
    }
  }
}
