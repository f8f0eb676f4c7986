import Schema
import Testing

@testable import messagegen

/// Which SDK an app's dependencies mean.
struct SDKDetectionTests {
  /// - Parameter pods: such as `TUIChat/UI_Classic 8.9.7544`.
  private func detection(_ pods: String...) -> SDKDetection { detection(pods) }

  private func detection(_ pods: [String]) -> SDKDetection {
    SDKDetection(
      pods.map { pod in
        let parts = pod.split(separator: " ")
        let names = parts[0].split(separator: "/").map(String.init)
        return Dependency(
          name: names[0], version: parts.count > 1 ? Dependency.Version(parts[1]) : nil,
          subspecs: Set(names.dropFirst()), file: "Podfile.lock")
      })
  }

  @Test(
    arguments: [
      (["NIMKit 3.5.1", "NIMSDK_LITE 8.5.1"], .nimkit), (["NIMKit"], .nimkit),
      (["NIMSDK 10.9.25", "NEChatUIKit 10.9.25"], .nimV2), (["NEChatUIKit"], .nimV2),
      // An app with a kit of its own.
      (["NIMSDK_LITE 10.2"], .nimV2), (["NIMKit 3.5.1", "NEChatUIKit", "NIMSDK 10"], .nimV2),
      (["NIMKit 3.5.1", "NEChatUIKit 9.5", "NIMSDK 9.5"], .nimkit), (["chat_sdk_swiftpm 8.4.6667"], .tuikit),
    ] as [([String], Target.SDK)])
  func podsMeanAnSDK(_ pods: [String], _ sdk: Target.SDK) { #expect(detection(pods).sdks == [sdk]) }

  @Test func whatHasNoBindingsIsSaid() {
    let old = detection("NIMSDK 9.10.0", "NEChatUIKit 9.4")
    #expect(old.sdks.isEmpty && old.found.count == 2)
    #expect(old.notes.map(\.english).first?.hasPrefix("found NIMSDK 9.10.0 and NEChatUIKit 9.4, but neither ") == true)
    let nothing = detection("SnapKit 5.7.1")
    #expect(nothing.sdks.isEmpty && nothing.found.isEmpty && nothing.notes.isEmpty)
  }

  @Test func tencent() {
    let swift = detection("TUIChat_Swift/UI_Classic 9.0.7652", "TUIChat_Swift/UI_Minimalist 9.0.7652")
    #expect(swift.sdks == [.tuikit] && swift.dialect == .swift && swift.styles == [.classic, .minimalist])
    let objectiveC = detection("TUIChat/UI_Minimalist 8.9.7544", "TXIMSDK_Plus_iOS_XCFramework 8.9.7544")
    #expect(objectiveC.sdks == [.tuikit] && objectiveC.dialect == .objc && objectiveC.styles == [.minimalist])
    #expect(detection("TUIChat_Swift/ALL 9.0.7652").styles == [.classic, .minimalist])
  }

  @Test func oldPodsAreSaid() {
    #expect(detection("TUIChat_Swift 8.5.6870", "TUIChat_Swift").notes.isEmpty)
    #expect(detection("TUIChat 8.0").notes.isEmpty, "what is asked for may be newer")
    #expect(
      detection("TUIChat_Swift 8.4.6667").notes.map(\.english) == [
        "TUIChat_Swift 8.4.6667 is too old: the generated code needs 8.5.6870 or later"
      ])
  }

  @Test func both() {
    let both = detection("NIMKit 3.5.1", "TUIChat 8.9.7544")
    #expect(both.sdks == [.nimkit, .tuikit] && both.dialect == .objc)
  }
}
