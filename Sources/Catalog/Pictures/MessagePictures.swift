import Foundation
import Inspection
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
  private let kits: [KitBubbles]

  /// - Parameter examples: of the message, the main one first.
  init?(
    _ message: Message, _ examples: [ExampleMessage], in schema: Schema, width: Double, _ language: Language
  ) {
    self.language = language
    let example = Evaluation(
      message, examples[0], context: MessageContext(direction: .incoming, session: .p2p))
    let (kits, cell) = (KitBubbles.all(showing: message, in: schema), CGFloat(width))
    guard let bubble = Bubble(example, kit: kits[0], width: cell) else { return nil }
    self.bubble = bubble
    self.kits = kits
    self.width = cell
    main = Self.pair { Self.rows(of: example, kits, isDark: $0, language, cell) }
    card = Self.pair { BubbleDrawing(bubble, isDark: $0, language, isOutgoing: false).drawing }
    let base = [MessageDirection.incoming, .outgoing].map { direction in
      pair(example.in(MessageContext(direction: direction, session: .p2p)))
    }
    for further in examples.dropFirst() {
      add(Evaluation(message, further, context: example.context), .verbatim(further.name ?? ""), base)
    }
    for condition in message.layout?.conditions ?? [] {
      guard let evaluation = example.setting(condition) else { continue }
      let words = LocalizedText("when \(condition.text)", zh: "当 \(condition.text)时")
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
    return Self.pair { isDark in
      var cell = CellDrawing(isDark: isDark, language, width: width)
      cell.add(bubble, isOutgoing: evaluation.context.direction == .outgoing, isRightToLeft: isRightToLeft)
      return cell.drawing
    }
  }

  private static func pair(_ draw: (_ isDark: Bool) -> Drawing) -> Pair {
    Pair(light: draw(false), dark: draw(true))
  }

  private static func rows(
    of evaluation: Evaluation, _ kits: [KitBubbles], isDark: Bool, _ language: Language, _ width: CGFloat
  ) -> Drawing {
    var cell = CellDrawing(isDark: isDark, language, width: width)
    for row in alike(kits, evaluation, width) {
      for (direction, bubble) in row.bubbles {
        let isFirst = direction == row.bubbles.first?.direction
        cell.add(bubble, isOutgoing: direction == .outgoing, title: isFirst ? title(of: row, kits, language) : nil)
      }
    }
    return cell.drawing
  }

  /// What is above a row; nil: the message has one kit, which its page names.
  private static func title(of row: Row, _ kits: [KitBubbles], _ language: Language) -> String? {
    if kits == [.withoutKit] { return LocalizedText("no UI kit", zh: "无 UI 组件").text(in: language) }
    return kits.count > 1 ? row.names.joined(separator: ", ") : nil
  }

  /// Kits whose bubbles look alike.
  private struct Row {
    var names: [String]
    let bubbles: [(direction: MessageDirection, bubble: Bubble)]
    /// In light and in dark.
    let drawings: [Drawing]
  }

  private static func alike(_ kits: [KitBubbles], _ evaluation: Evaluation, _ width: CGFloat) -> [Row] {
    var rows: [Row] = []
    for kit in kits {
      let bubbles = [MessageDirection.incoming, .outgoing].compactMap { direction in
        let evaluation = evaluation.in(MessageContext(direction: direction, session: evaluation.context.session))
        let bubble = Bubble(evaluation, kit: kit, width: width)
        // A line of the system's is the same from both.
        return bubble.flatMap { $0.isTip && direction == .outgoing ? nil : (direction: direction, bubble: $0) }
      }
      let drawings = bubbles.flatMap { direction, bubble in
        [false, true].map {
          BubbleDrawing(bubble, isDark: $0, .english, isOutgoing: direction == .outgoing).drawing
        }
      }
      if let index = rows.firstIndex(where: { $0.drawings == drawings }) {
        rows[index].names.append(kit.name)
      } else {
        rows.append(Row(names: [kit.name], bubbles: bubbles, drawings: drawings))
      }
    }
    return rows
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
  /// They say the same, wherever they are written and in whatever order.
  fileprivate func isSame(as other: Condition) -> Bool {
    clauses.count == other.clauses.count
      && clauses.allSatisfy { clause in other.clauses.contains { clause.isSame(as: $0) } }
  }
}

extension Condition.Clause {
  fileprivate func isSame(as other: Condition.Clause) -> Bool {
    subject.isSame(as: other.subject) && predicate == other.predicate
  }
}

extension Condition.Subject {
  /// A path also has the range where it is written, which is another one in each condition.
  fileprivate func isSame(as other: Condition.Subject) -> Bool {
    if case .field(let path) = self, case .field(let otherPath) = other { return path.steps == otherPath.steps }
    return self == other
  }
}
