import NIMKit
import NIMSDK

// What the guide's app has from before, in Objective-C.
final class NTESCustomAttachmentDecoder: NSObject, NIMCustomAttachmentCoding {
  func decodeAttachment(_ content: String?) -> (any NIMCustomAttachment)? { nil }
}

nonisolated final class NTESCellLayoutConfig: NIMCellLayoutConfig {}
