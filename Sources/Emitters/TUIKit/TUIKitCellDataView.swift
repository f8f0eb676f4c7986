import Schema
import Templating

/// `CustomMessageCellData.swift`: the class for each registered message that the kit makes of the SDK's message.
struct TUIKitCellDataView: View {
  /// What the kit asks of a message, by a method without parameters: `canForward`, `false`.
  struct Answer: View {
    let question: String
    let answer: String

    static let fields: [ViewField<Answer>] = [.text("question", \.question), .text("answer", \.answer)]
  }

  struct CellData: View {
    let doc: String
    let name: String
    /// The class of the kit's.
    let base: String
    /// The attachment.
    let type: String
    let caseName: String
    /// A line of text: its `content` is the text.
    let isTip: Bool
    /// The text outside of the list of messages, an expression.
    let display: String
    /// The layout may say that there is no avatar.
    let hasAvatar: Bool
    /// Some message of the target has content.
    let hasContent: Bool
    /// What a user may do, and whether it is shown.
    let answers: [Answer]

    static let fields: [ViewField<CellData>] = [
      .text("doc", \.doc), .text("name", \.name), .text("base", \.base), .text("type", \.type),
      .text("caseName", \.caseName), .flag("isTip", \.isTip), .text("display", \.display),
      .flag("hasAvatar", \.hasAvatar), .flag("hasContent", \.hasContent), .list("answers", \.answers),
      .flag("hasAnswers", { !$0.answers.isEmpty }),
    ]
  }

  let kit: TUIKitFrame
  let messages: [CellData]

  static let fields: [ViewField<TUIKitCellDataView>] =
    ViewField.frame(\.kit.frame) + [
      .view("kit", \.kit.dialect), .list("messages", \.messages), .flag("hasContent", \.kit.hasContent),
      .flag("hidesAvatars", { $0.messages.contains(where: \.hasAvatar) }),
    ]

  init(_ entries: [TUIKitRegistration], _ target: Target, _ kit: TUIKitFrame) {
    self.kit = kit
    messages = entries.map { CellData($0, target, kit) }
  }
}

extension TUIKitCellDataView.CellData {
  init(_ entry: TUIKitRegistration, _ target: Target, _ kit: TUIKitFrame) {
    let message = entry.message
    hasContent = kit.hasContent
    name = entry.dataName(target)
    doc = "`\(message.name)` in the list of messages."
    base = entry.appearance.base
    type = target.attachmentName(of: message)
    caseName = message.caseName
    isTip = entry.appearance == .tip
    display = entry.appearance == .hidden ? "message.customSummary ?? \"\"" : "message.customDisplayText"
    let entries = message.layout.map { [$0.base] + $0.variants.map(\.properties) } ?? []
    hasAvatar = entry.appearance == .bubble && entries.contains { $0.avatar?.value == false }
    let hides: Bool? = entry.appearance == .hidden ? true : nil
    answers = [
      ("canForward", message.behavior[.forward]), ("canLongPress", message.behavior[.longPress]), ("shouldHide", hides),
    ].compactMap { question, answer in answer.map { TUIKitCellDataView.Answer(question: question, answer: String($0)) }
    }
  }
}

extension TUIKitRegistration.Appearance {
  fileprivate var base: String {
    switch self {
    case .bubble: "TUIBubbleMessageCellData"
    case .tip: "TUISystemMessageCellData"
    case .hidden: "TUIMessageCellData"
    }
  }
}
