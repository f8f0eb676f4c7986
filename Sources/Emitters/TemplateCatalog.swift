import SourceText
import Templates
import Templating

/// The built-in templates with the view models that fill them: what people may replace, and how what they wrote is
/// checked.
public struct TemplateCatalog: Sendable {
  public struct Entry: Sendable {
    /// Such as `Attachment.swift`.
    public let name: String
    public let viewModel: ViewModelNames
    fileprivate let findings: @Sendable (TemplateSet) -> [Diagnostic]

    fileprivate init<V: View>(_ name: String, _ view: V.Type) {
      self.name = name
      viewModel = ViewModelNames(view)
      findings = { set in
        do throws(TemplateError) {
          _ = try set.template(name, for: view)
          return []
        } catch {
          return error.findings
        }
      }
    }

    /// Such as `Attachment.swift.mustache`.
    public var file: String { BuiltInTemplates.file(name) }
    /// As it was when the tool was built.
    public var text: [UInt8] { BuiltInTemplates.text(of: file) ?? [] }
  }

  /// What is found in templates.
  public static let rules: [Rule] = [
    .unknownTemplate, .templateSyntax, .unknownTemplateName, .unsupportedTemplateTag, .badPartial,
  ]

  /// By name.
  public let entries: [Entry]

  public init() {
    entries =
      (Self.portable + Self.tests + Self.uiKit + Self.nimKit + Self.nimV2 + Self.tuikit + Self.scaffold)
      .sorted { $0.name < $1.name }
  }

  /// What is wrong with the templates of a folder, each checked on its own, whatever the schemas and the SDKs are.
  /// - Parameter files: by their paths in the folder.
  public func findings(in files: [String: SourceFile]) -> [Diagnostic] {
    if files.isEmpty { return [] }
    let names = entries.map(\.file)
    let unknown = files.filter { !names.contains($0.key) }
    // The texts of constants make no difference.
    let constants = ["access", "imports"].map { Constant($0, "") }
    let set = TemplateSet(userTemplates: files, constants: constants)
    let found = entries.filter { files[$0.file] != nil }.flatMap { $0.findings(set) }
    // A mistake in a template is found again wherever that is included; there it has a note.
    var ranges: Set<SourceRange> = []
    let once = found.sorted { ($0.notes.count, $0.range) < ($1.notes.count, $1.range) }
      .filter { ranges.insert($0.range).inserted }
    return (unknown.map { .unknownTemplate($0.key, $0.value, among: names) } + once)
      .sorted { ($0.range, $0.id) < ($1.range, $1.id) }
  }

  private static let portable = [
    Entry("Attachment.swift", AttachmentView.self), Entry("Object.swift", ObjectView.self),
    Entry("Enum.swift", EnumView.self), Entry("SharedType.swift", SharedTypeView.self),
    Entry("ObjectCoding.swift", ObjectCodingView.self), Entry("CustomMessage.swift", CustomMessageView.self),
    Entry("CustomAttachmentDecoder.swift", DecoderView.self), Entry("CustomMessageLayout.swift", LayoutFileView.self),
    Entry("Profile.swift", ProfileView.self), Entry("ProfileBindings.swift", ProfileBindingsView.self),
  ]

  private static let tests = [
    Entry("ReleaseTests.swift", ReleaseTestsView.self), Entry("ReleaseExample.swift", ReleaseExampleFileView.self),
    Entry("ReleaseValues.swift", ReleaseValuesView.self),
  ]

  private static let uiKit = [
    Entry("UIKitMeasuring.swift", BindingFrame.self), Entry("MessageContentParts.swift", BindingFrame.self),
    Entry("MessageContentStyle.swift", BindingFrame.self), Entry("MessageContentView.swift", BindingFrame.self),
  ]

  private static let nimKit = [
    Entry("NIMCustomMessageAttachment.swift", NIMKitAttachmentView.self),
    Entry("NIMCustomMessageCoder.swift", BindingFrame.self),
    Entry("CustomMessageLayoutConfig.swift", NIMKitLayoutView.self),
    Entry("NIMMessageReading.swift", NIMKitReadingView.self), Entry("NIMMessageSending.swift", NIMKitSendingView.self),
    Entry("CustomMessageTaps.swift", NIMKitTapsView.self),
    Entry("NIMCustomMessages.swift", NIMKitRegistrationView.self),
    Entry("CustomMessageContentBubble.swift", BindingFrame.self),
    Entry("CustomMessageFiles.swift", NIMKitTransfersView.self),
  ]

  private static let nimV2 = [
    Entry("V2CustomMessages.swift", V2MessagesView.self), Entry("CustomMessageChatBubble.swift", V2KitFrame.self),
    Entry("CustomMessageChatCells.swift", V2CellsView.self), Entry("CustomMessageChat.swift", V2ChatView.self),
    Entry("CustomMessageControllers.swift", V2ControllersView.self),
    Entry("CustomMessageConversations.swift", V2ConversationsView.self),
  ]

  private static let tuikit = [
    Entry("CustomMessageCellData.swift", TUIKitCellDataView.self), Entry("CustomMessageBubble.swift", TUIKitFrame.self),
    Entry("TUIKitMessageCells.swift", TUIKitCellsView.self),
    Entry("TUIKitCustomMessages.swift", TUIKitRegistrationView.self),
    Entry("V2TIMMessageReading.swift", TUIKitReadingView.self),
    Entry("V2TIMMessageSending.swift", TUIKitSendingView.self),
    Entry("TUIKitTaps.swift", TUIKitTapsView.self), Entry("TUIKitTexts.swift", TUIKitFrame.self),
    Entry("CustomMessageMenu.swift", TUIKitMenuView.self),
  ]

  private static let scaffold = [
    Entry("NIMKitContentView.swift", NIMKitContentView.self),
    Entry("NIMKitContentBubble.swift", NIMKitContentBubble.self), Entry("TUIKitCell.swift", TUIKitCell.self),
    Entry("ChatCell.swift", ChatCell.self),
  ]
}
