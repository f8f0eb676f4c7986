import Foundation
import MessageRuntime
import Schema
import SourceText

/// The bubble of a message with values: how large it is, and what is in it.
struct Bubble {
  enum Inside {
    case content(MessageContentPlacement)
    /// What the app draws itself: its size and the view's name.
    case view(title: LocalizedText, name: String)
    /// A line of the system's.
    case tip(String)
  }

  let layout: MessageLayout
  let inside: Inside
  /// Of the content.
  let size: CGSize
  let insets: MessageLayout.Insets
  let isTip: Bool
  /// What the UI kit draws into it.
  let timeCorner: TimeCorner?
  let kit: KitBubbles

  /// Nil: the message has no layout.
  init?(_ evaluation: Evaluation, kit: KitBubbles, width: CGFloat, textScale: CGFloat = 1) {
    let attachment = ExampleAttachment(evaluation)
    guard let schema = evaluation.message.layout,
      let layout = MessageLayout.entry(of: attachment, in: evaluation.context)
    else { return nil }
    self.layout = layout
    isTip = schema.kind == .tip
    self.kit = kit
    timeCorner = kit.timeCorner(width: width)
    insets = layout.insets ?? MessageLayout.Insets(isTip ? 0 : 8, isTip ? 0 : 10, isTip ? 0 : 8, isTip ? 0 : 10)
    let space = kit.space(width: width, insets: layout.insets, textScale: textScale)
    if let placement = MessageLayout.placement(of: attachment, in: space, context: evaluation.context) {
      (inside, size) = (.content(placement), placement.size)
      return
    }
    if isTip, layout.view.isEmpty, let text = attachment.text(for: .summary, in: evaluation.context) {
      let broken = BrokenText(text, Self.tipFont, within: Double(width) - 80, limit: 0)
      inside = .tip(text)
      size = CGSize(
        width: (CGFloat(broken.width) + 20).rounded(.up),
        height: (CGFloat(broken.lines.count) * Self.tipFont.size * CGFloat(BrokenText.lineHeight) + 10).rounded(.up))
      return
    }
    let known =
      layout.size == .custom
      ? nil : MessageLayout.contentSize(of: attachment, in: space, context: evaluation.context)
    let name = layout.view.isEmpty ? layout.minimalistView ?? evaluation.message.name + "ContentView" : layout.view
    inside = .view(title: Self.title(of: layout.size, known), name: name)
    size = known ?? Self.standardSize(of: layout.size, isTip: isTip, in: space)
  }

  static let tipFont = MessageFont(size: 12)

  /// Its texts follow the reader's text size.
  var scalesText: Bool {
    if case .content = inside { layout.scalesText != false } else { false }
  }

  /// Something of the kit's is drawn behind it.
  var hasBubble: Bool { layout.bubble != false && !isTip }

  /// With its insets.
  var outerSize: CGSize {
    CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  private static func standardSize(of size: MessageLayout.Size, isTip: Bool, in space: MessageLayoutSpace) -> CGSize {
    if isTip { return CGSize(width: 220, height: 28) }
    return switch size {
    case .image: CGSize(width: 96, height: 96)
    case .aspect: CGSize(width: 120, height: 120)
    default: CGSize(width: min(180, space.maxBubbleWidth), height: 72)
    }
  }

  private static func title(of size: MessageLayout.Size, _ known: CGSize?) -> LocalizedText {
    if let known { return .verbatim("\(PathText.number(known.width)) × \(PathText.number(known.height))") }
    return switch size {
    case .custom: LocalizedText("size by code", zh: "尺寸由代码给出")
    case .image(let name?, _, _): .verbatim(name)
    default: LocalizedText("Auto Layout", zh: "自动布局")
    }
  }
}
