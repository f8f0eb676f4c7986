import Foundation
import MessageRuntime

/// What the schema of `MultiRetweet` leaves to the app. Written by hand, never touched by messagegen.
nonisolated extension MultiRetweetAttachment {
  /// A title, a line for each of the first messages, a rule and a subtitle, one below the other.
  public static func appSize(
    of message: MultiRetweetAttachment, in space: MessageLayoutSpace, context: MessageContext
  ) -> CGSize {
    let lineWidth = space.cellWidth - 138
    func height(_ text: String, font: CGFloat) -> CGFloat {
      space.measuring.size(of: text, font: MessageFont(size: font), lines: 1, within: lineWidth).height
    }
    let lines = message.messageAbstract.map { height("\($0.sender): \($0.message)", font: 11) + 4 }
    let title = height(message.sessionName ?? "聊天记录", font: 14)
    let subtitle = height("聊天记录", font: 11)
    return CGSize(width: space.cellWidth - 130, height: title + lines.reduce(0, +) + 1 + 4 + subtitle)
  }

  public static func appUploadPath(of message: MultiRetweetAttachment) -> String { localName(of: message) }
  public static func appDownloadPath(of message: MultiRetweetAttachment) -> String { localName(of: message) }

  /// Some senders leave the file's name to the url.
  private static func localName(of message: MultiRetweetAttachment) -> String {
    if let name = message.fileName, !name.isEmpty { return name }
    return message.url.flatMap { URL(string: $0)?.lastPathComponent } ?? ""
  }
}
