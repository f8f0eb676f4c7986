import Foundation
import MessageRuntime

/// What the kitchen sink's schemas leave to the app.
nonisolated extension RulesAttachment {
  public static func isPlayable(_ value: RulesAttachment) -> Bool { value.count != 13 }
}

nonisolated extension CardAttachment {
  public static func appAccessibility(of message: CardAttachment, in context: MessageContext) -> String? {
    context.direction == .incoming ? "received \(message.title)" : "sent \(message.title)"
  }
}

nonisolated extension HookedAttachment {
  public static func appSummary(of message: HookedAttachment, in context: MessageContext) -> String? {
    "hooked \(message.title)"
  }

  public static func appPush(of message: HookedAttachment, in context: MessageContext) -> String? { nil }

  public static func appSize(
    of message: HookedAttachment, in space: MessageLayoutSpace, context: MessageContext
  ) -> CGSize {
    CGSize(width: space.cellWidth / 2, height: 33)
  }
}

nonisolated extension PictureAttachment {
  public static func appUploadPath(of message: PictureAttachment) -> String { "outbox/\(message.name)" }
}

nonisolated extension VoiceAttachment {
  public static func appDownloadPath(of message: VoiceAttachment) -> String { "inbox/\(message.page)" }
}
