import NIMSDK

/// What NetEase's demo takes for granted of every attachment (NTESCustomAttachmentDefines.h of NIM_iOS_Demo@892a454): its
/// methods are optional there, and called all the same.
@objc nonisolated protocol NTESCustomAttachmentInfo {
  @objc(canBeForwarded) func canBeForwarded() -> Bool
  @objc(canBeRevoked) func canBeRevoked() -> Bool
}

nonisolated extension NIMCustomMessageAttachment: NTESCustomAttachmentInfo {}

/// The demo's two questions, after it has ruled out what failed and what nobody can revoke (NTESSessionUtil.m).
nonisolated enum NTESSessionUtil {
  static func canMessageBeForwarded(_ message: NIMMessage) -> Bool {
    info(message)?.canBeForwarded() ?? false
  }

  static func canMessageBeRevoked(_ message: NIMMessage) -> Bool {
    info(message)?.canBeRevoked() ?? false
  }

  /// As Objective-C casts: what lacks the methods ends the app. Nil answers no.
  private static func info(_ message: NIMMessage) -> (any NTESCustomAttachmentInfo)? {
    (message.messageObject as? NIMCustomObject)?.attachment.map { $0 as! any NTESCustomAttachmentInfo }
  }
}
