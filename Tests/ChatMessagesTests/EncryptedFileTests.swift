import Foundation
import MessageRuntime
import Testing

@testable import ChatMessages

/// The four messages of encrypted files: optional addresses, numbers that arrive as strings, keys spelt as they are.
@Suite struct EncryptedFileTests {
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

  /// An empty address is none.
  @Test(arguments: [#""url":"","#, #""url":null,"#, ""])
  func readsAMissingAddress(_ url: String) {
    let content = #"{"type":1003,"data":{"md5":"m",\#(url)"displayName":"a.pdf","fileLength":7}}"#
    #expect(decode(content) == .encodeData(EncodeDataAttachment(md5: "m", displayName: "a.pdf", fileLength: 7)))
  }

  /// Some senders write the length as a string; it is exact, and written as a number.
  @Test(arguments: [
    (#"9007199254740993"#, 9_007_199_254_740_993), (#""9007199254740993""#, 9_007_199_254_740_993),
    (#"" 12 bytes""#, 12), (#"7.9"#, 7), (#""-3""#, -3), (#"9223372036854775807"#, Int64.max),
  ])
  func readsALength(_ json: String, _ length: Int64) {
    let message = decode(#"{"type":1003,"data":{"md5":"m","displayName":"a","fileLength":\#(json)}}"#)
    #expect(message == .encodeData(EncodeDataAttachment(md5: "m", displayName: "a", fileLength: length)))
    #expect(message.encode() == #"{"type":1003,"data":{"md5":"m","displayName":"a","fileLength":\#(length)}}"#)
  }

  @Test(arguments: [#""many""#, #"{}"#, #"9223372036854775808"#, #"1e400"#])
  func refusesWhatIsNoLength(_ json: String) {
    let content = #"{"type":1003,"data":{"md5":"m","displayName":"a","fileLength":\#(json)}}"#
    guard case .invalid(let invalid) = decode(content) else {
      Issue.record("not invalid: \(json)")
      return
    }
    #expect(invalid.messageName == "EncodeData")
    #expect(invalid.failures.map(\.path) == ["fileLength"])
    #expect(invalid.raw == content)
  }

  /// A whole duration is written without a fraction.
  @Test(arguments: [(#"1.5"#, 1.5, "1.5"), (#""1.5""#, 1.5, "1.5"), (#"3.0"#, 3, "3"), (#"" 2e1 ""#, 20, "20")])
  func readsADuration(_ json: String, _ duration: Double, _ written: String) {
    let message = decode(#"{"type":1002,"data":{"md5":"m","duration":\#(json)}}"#)
    #expect(message == .encodeAudio(EncodeAudioAttachment(md5: "m", duration: duration)))
    #expect(message.encode() == #"{"type":1002,"data":{"md5":"m","duration":\#(written)}}"#)
  }

  @Test func namesEveryMissingField() {
    guard case .invalid(let invalid) = decode(#"{"type":1004,"data":{"url":"u"}}"#) else {
      Issue.record("not invalid")
      return
    }
    #expect(invalid.failures.map(\.path) == ["md5"])
  }

  /// As the apps that send them have it: the digest is enough.
  @Test func readsAVideoAndADocumentWithoutNameAndLength() {
    let video = decode(#"{"type":1004,"data":{"md5":"m"}}"#)
    #expect(video == .encodeVedio(EncodeVedioAttachment(md5: "m")))
    #expect(video.encode() == #"{"type":1004,"data":{"md5":"m"}}"#)
    for length in ["", #","fileLength":"""#, #","fileLength":null"#] {
      #expect(decode(#"{"type":1003,"data":{"md5":"m"\#(length)}}"#) == .encodeData(EncodeDataAttachment(md5: "m")))
    }
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
    #expect(decode(#"{"type":1001,"data":{"md5":"m","fired":"1"}}"#) == .encodeFile(file))
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
