import Examples
import Foundation
import MessageRuntime
import Schema
import SourceText

/// The pictures of a message: incoming and outgoing, then one for each thing that changes them.
struct MessagePictures {
  /// A picture in light and in dark.
  struct Pair: Hashable {
    let light, dark: Drawing
  }

  /// A picture with what is different in it.
  struct Further {
    var captions: [LocalizedText]
    let pair: Pair
  }

  /// Incoming above outgoing.
  let main: Pair
  /// What looks like the main picture.
  private(set) var sameAsMain: [LocalizedText] = []
  private(set) var further: [Further] = []
  /// The bubble alone.
  let card: Pair
  /// Of the main example.
  let bubble: Bubble

  private let language: Language
  private let width: CGFloat
  private let kits: [Kit]

  /// - Parameter examples: of the message, the main one first.
  init?(
    _ message: Message, _ examples: [ExampleMessage], in schema: Schema, width: Double, _ language: Language
  ) {
    self.language = language
    let example = Evaluation(
      message, examples[0], in: schema, context: MessageContext(direction: .incoming, session: .p2p))
    let (kits, cell) = (Kit.all(of: message, in: schema), CGFloat(width))
    guard let bubble = Bubble(example, kit: kits[0], width: cell) else { return nil }
    self.bubble = bubble
    self.kits = kits
    self.width = cell
    main = Self.pair { Self.rows(of: example, Self.distinct(kits, example, cell), $0, language, cell) }
    card = Self.pair { BubbleDrawing(bubble, $0, language, isOutgoing: false).drawing }
    let base = [MessageDirection.incoming, .outgoing].map { direction in
      pair(example.in(MessageContext(direction: direction, session: .p2p)))
    }
    for further in examples.dropFirst() {
      add(Evaluation(message, further, in: schema, context: example.context), .verbatim(further.name ?? ""), base)
    }
    for condition in message.layout?.conditions ?? [] {
      guard let evaluation = example.setting(condition) else { continue }
      let words = LocalizedText("when \(condition.text(in: schema))", zh: "当 \(condition.text(in: schema))")
      add(evaluation, words, base)
    }
    if bubble.scalesText { add(example, LocalizedText("large text", zh: "大字号"), base, textScale: Self.largeText) }
    if !bubble.isTip { add(example, LocalizedText("right to left", zh: "从右到左"), base, isRightToLeft: true) }
  }

  /// The largest of the reader's usual text sizes.
  private static let largeText: CGFloat = 1.35

  private mutating func add(
    _ evaluation: Evaluation, _ caption: LocalizedText, _ base: [Pair?], isRightToLeft: Bool = false,
    textScale: CGFloat = 1
  ) {
    guard let pair = pair(evaluation, isRightToLeft: isRightToLeft, textScale: textScale) else { return }
    if base.contains(pair) {
      sameAsMain.append(caption)
    } else if let index = further.firstIndex(where: { $0.pair == pair }) {
      further[index].captions.append(caption)
    } else {
      further.append(Further(captions: [caption], pair: pair))
    }
  }

  /// One row of the first kit.
  private func pair(_ evaluation: Evaluation, isRightToLeft: Bool = false, textScale: CGFloat = 1) -> Pair? {
    guard let bubble = Bubble(evaluation, kit: kits[0], width: width, textScale: textScale) else { return nil }
    return Self.pair { scheme in
      var cell = CellDrawing(scheme, language, width: width)
      cell.add(bubble, isOutgoing: evaluation.context.direction == .outgoing, isRightToLeft: isRightToLeft)
      return cell.drawing
    }
  }

  private static func pair(_ draw: (PictureScheme) -> Drawing) -> Pair {
    Pair(light: draw(.light), dark: draw(.dark))
  }

  private static func rows(
    of evaluation: Evaluation, _ kits: [Kit], _ scheme: PictureScheme, _ language: Language, _ width: CGFloat
  ) -> Drawing {
    var cell = CellDrawing(scheme, language, width: width)
    for kit in kits {
      for direction in [MessageDirection.incoming, .outgoing] {
        let evaluation = evaluation.in(MessageContext(direction: direction, session: evaluation.context.session))
        guard let bubble = Bubble(evaluation, kit: kit, width: width) else { continue }
        // A line of the system's is the same from both.
        if bubble.isTip, direction == .outgoing { continue }
        let isTitled = kits.count > 1 && direction == .incoming
        cell.add(bubble, isOutgoing: direction == .outgoing, title: isTitled ? kit.title : nil)
      }
    }
    return cell.drawing
  }

  /// The kits whose bubbles differ.
  private static func distinct(_ kits: [Kit], _ evaluation: Evaluation, _ width: CGFloat) -> [Kit] {
    var seen: Set<Drawing> = []
    return kits.filter { kit in
      guard let bubble = Bubble(evaluation, kit: kit, width: width) else { return false }
      return seen.insert(BubbleDrawing(bubble, .light, .english, isOutgoing: false).drawing).inserted
    }
  }
}

extension Layout {
  /// Every `when` of it and of the elements in its contents, each once, in the order of the schema.
  fileprivate var conditions: [Condition] {
    var conditions: [Condition] = []
    func add(_ condition: Condition?) {
      guard let condition, !conditions.contains(where: { $0.isSame(as: condition) }) else { return }
      conditions.append(condition)
    }
    for variant in variants { add(variant.condition) }
    for content in ([base] + variants.map(\.properties)).compactMap(\.content) { content.forEachCondition(add) }
    return conditions
  }
}

extension ContentElement {
  fileprivate func forEachCondition(_ body: (Condition?) -> Void) {
    body(condition)
    switch kind {
    case .row(let stack), .column(let stack): for element in stack.elements { element.forEachCondition(body) }
    case .label(let label):
      if case .variants(let variants) = label.text.value { for variant in variants { body(variant.condition) } }
    case .image, .rating, .button, .separator: break
    }
  }
}

extension Condition {
  /// They say the same, wherever they stand.
  fileprivate func isSame(as other: Condition) -> Bool {
    clauses.count == other.clauses.count
      && zip(clauses, other.clauses).allSatisfy { $0.subject == $1.subject && $0.predicate == $1.predicate }
  }
}
