import Foundation
import MessageRuntime

/// What the schema of `RedPacketTip` leaves to the app. Written by hand, never touched by messagegen.
nonisolated extension RedPacketTipAttachment {
  /// The tip as the signed-in user reads it: "you" for themselves. Only who sent the packet reads that it is empty.
  public static func appSummary(of message: RedPacketTipAttachment, in context: MessageContext) -> String? {
    let account = SignedInAccount.shared.id
    let (opener, sender) = (message.openPacketId, message.sendPacketId)
    let isEmpty = message.isGetDone ? "，你的红包已被领完" : ""
    switch (opener == account, sender == account) {
    case (true, true): return "你领取了自己的红包" + isEmpty
    case (true, false): return "你领取了\(sender)的红包"
    case (false, true): return "\(opener)领取了你的红包" + isEmpty
    case (false, false): return "\(opener)领取了\(sender)的红包"
    }
  }

  public static func appAccessibility(of message: RedPacketTipAttachment, in context: MessageContext) -> String? {
    appSummary(of: message, in: context)
  }

  /// As wide as the cell, as high as its text.
  public static func appSize(
    of message: RedPacketTipAttachment, in space: MessageLayoutSpace, context: MessageContext
  ) -> CGSize {
    let text = appSummary(of: message, in: context) ?? ""
    let label = space.measuring.size(of: text, font: MessageFont(size: 10), lines: 0, within: space.cellWidth - 40)
    return CGSize(width: space.cellWidth, height: label.height + 22)
  }
}

/// The account that is signed in, which the text of a tip depends on.
nonisolated public final class SignedInAccount: @unchecked Sendable {
  public static let shared = SignedInAccount()

  private let lock = NSLock()
  private var value: String?

  public var id: String? {
    get { lock.withLock { value } }
    set { lock.withLock { value = newValue } }
  }
}
