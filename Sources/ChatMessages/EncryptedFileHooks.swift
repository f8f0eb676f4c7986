import Foundation

/// What the schemas of encrypted files leave to the app. Written by hand, never touched by messagegen.
nonisolated extension EncodeDataAttachment {
  public static func appUploadPath(of message: EncodeDataAttachment) -> String {
    encryptedFile(message.md5, displayName: message.displayName)
  }
}

nonisolated extension EncodeVedioAttachment {
  public static func appUploadPath(of message: EncodeVedioAttachment) -> String {
    encryptedFile(message.md5, displayName: message.displayName)
  }
}

/// The digest, with the extension of the name that is shown: players and viewers go by it.
nonisolated private func encryptedFile(_ md5: String, displayName: String?) -> String {
  let ending = (displayName ?? "").split(separator: "/").last?.split(separator: ".", omittingEmptySubsequences: false)
  guard let ending, ending.count > 1, let last = ending.last, !last.isEmpty else { return md5 }
  return "\(md5).\(last)"
}
