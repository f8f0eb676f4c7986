import Foundation
import MessageRuntime
import Testing

@testable import ChatMessages

/// The four messages of encrypted files: optional addresses, keys spelt as they are.
struct EncryptedFileTests {
  private func decode(_ content: String) -> CustomMessage { CustomAttachmentDecoder().decode(content) }

  @Test func leavesTheAddressOutUntilItIsUploaded() {
    var video = EncodeVedioAttachment(md5: "m", displayName: "海边.mp4", fileLength: 7)
    #expect(
      video.encode() == #"{"type":1004,"data":{"md5":"m","displayName":"海边.mp4","fileLength":7}}"#)
    #expect(decode(video.encode()) == .encodeVedio(video))

    video.url = URL(string: "u.mp4")
    #expect(
      video.encode() == #"{"type":1004,"data":{"md5":"m","url":"u.mp4","displayName":"海边.mp4","fileLength":7}}"#)
    #expect(decode(video.encode()) == .encodeVedio(video))
  }

  /// As the apps that send them have it: the digest is enough.
  @Test func readsAVideoAndADocumentWithoutNameAndLength() {
    let video = decode(#"{"type":1004,"data":{"md5":"m"}}"#)
    #expect(video == .encodeVedio(EncodeVedioAttachment(md5: "m")))
    #expect(video.encode() == #"{"type":1004,"data":{"md5":"m"}}"#)
    #expect(decode(#"{"type":1003,"data":{"md5":"m"}}"#) == .encodeData(EncodeDataAttachment(md5: "m")))
  }

  @Test(arguments: [
    ("海边.mp4", "m.mp4"), ("a.tar.gz", "m.gz"), ("a", "m"), ("a.", "m"), ("", "m"), ("../x/y", "m"), ("b.c/d.e", "m.e"),
  ])
  func theFileKeepsTheExtensionOfItsName(_ name: String, _ file: String) {
    #expect(EncodeVedioAttachment.appUploadPath(of: EncodeVedioAttachment(md5: "m", displayName: name)) == file)
    #expect(EncodeDataAttachment.appUploadPath(of: EncodeDataAttachment(md5: "m", displayName: name)) == file)
    #expect(EncodeVedioAttachment.appUploadPath(of: EncodeVedioAttachment(md5: "m")) == "m")
  }

  @Test func burnsAfterReading() {
    let file = EncodeFileAttachment(md5: "m", isFired: true)
    #expect(file.encode() == #"{"type":1001,"data":{"md5":"m","fired":true}}"#)
    #expect(decode(file.encode()) == .encodeFile(file))
    #expect(
      decode(#"{"type":1001,"data":{"md5":"m"}}"#) == .encodeFile(EncodeFileAttachment(md5: "m", isFired: false)))
  }

  @Test func laysOutTheVideo() {
    let layout = EncodeVedioAttachment(md5: "m", displayName: "a", fileLength: 1)
      .layout(in: MessageContext(direction: .outgoing, session: .p2p))
    #expect(layout?.size == .fixed(MessageLayout.Extent(.points(225), .points(200))))
    #expect(layout?.insets == MessageLayout.Insets(3, 3, 3, 8))
  }
}
