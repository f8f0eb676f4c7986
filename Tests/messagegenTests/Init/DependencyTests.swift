import SourceText
import Testing

@testable import messagegen

/// What each file of CocoaPods and SwiftPM says of an app's dependencies.
struct DependencyTests {
  private func titles(_ dependencies: [Dependency]) -> [String] {
    Dependency.merged(dependencies).map { dependency in
      dependency.title + dependency.subspecs.sorted().map { " " + $0 }.joined()
    }
  }

  private func file(_ text: String) -> SourceFile { SourceFile(id: SourceFile.ID(0), path: "file", text: text) }

  @Test func podfileLock() {
    let lock = file(
      """
      PODS:
        - NIMKit/Full (3.5.1):
          - NIMSDK_LITE (~> 8.5.1)
        - NIMSDK_LITE (8.5.1)
        - "Strange+Name/Part (1.0.0-beta.2)"
        - TUIChat_Swift/UI_Classic (9.0.7652):
          - TUIChat_Swift/CommonUI
        - TUIChat_Swift/UI_Minimalist (9.0.7652)

      DEPENDENCIES:
        - Elsewhere (from `../Elsewhere`)

      COCOAPODS: 1.16.2
      """)
    #expect(
      titles(PodfileLock.dependencies(in: lock)) == [
        "NIMKit 3.5.1 Full", "NIMSDK_LITE 8.5.1", "Strange+Name 1.0.0 Part",
        "TUIChat_Swift 9.0.7652 UI_Classic UI_Minimalist",
      ])
  }

  @Test(arguments: ["", "PODS: none\n", "PODS:\n  - [\n", "- a\n"]) func whatIsNoLock(text: String) {
    #expect(PodfileLock.dependencies(in: file(text)).isEmpty)
  }

  @Test func podfile() {
    let text = """
      # pod 'Commented'
      target 'App' do
        pod 'NIMSDK_LITE', '~> 9.2'
      \tpod "TUIChat/UI_Classic", :path => '../TUIKit'
        pod('Called', '1.0')
        pod 'Parts', '< 3', :subspecs => ['UI_Classic', "UI_Minimalist"]
        podspec name: 'Other'
      end
      """
    #expect(
      titles(Podfile.dependencies(in: text)) == [
        "NIMSDK_LITE 9.2", "TUIChat UI_Classic", "Called 1.0", "Parts UI_Classic UI_Minimalist",
      ])
  }

  @Test func packageResolved() {
    let second = file(
      #"""
      {
        "originHash" : "00",
        "pins" : [
          {
            "identity" : "chat_sdk_swiftpm",
            "kind" : "remoteSourceControl",
            "location" : "https://github.com/Tencent-RTC/Chat_SDK_SwiftPM.git",
            "state" : { "revision" : "ab", "version" : "8.4.6667" }
          }
        ],
        "version" : 3
      }
      """#)
    #expect(
      titles(PackageResolved.dependencies(in: second)) == ["chat_sdk_swiftpm 8.4.6667", "Chat_SDK_SwiftPM 8.4.6667"])
    let first = file(
      #"""
      { "object": { "pins": [
        { "package": "Kit", "repositoryURL": "git@host:me/NIMKit.git",
          "state": { "branch": "main", "revision": "ab", "version": null } } ] }, "version": 1 }
      """#)
    #expect(titles(PackageResolved.dependencies(in: first)) == ["Kit", "NIMKit"])
  }

  @Test func packageManifest() {
    let manifest = PackageManifest(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "My Chat",
        dependencies: [
          .package(url: "https://host/NIMSDK.git", .upToNextMajor(from: "10.9.25")),
          // .package(url: "https://host/Gone.git", from: "1.0.0"),
          .package(path: "../NEChatUIKit"),
        ])
      """)
    #expect(manifest.name == "My Chat")
    let titles = titles(manifest.dependencies)
    #expect(titles.contains("NIMSDK 10.9.25") && titles.contains("NEChatUIKit") && !titles.contains("Gone 1.0.0"))
  }

  @Test(arguments: [
    ("9.0.7652", [9, 0, 7652]), ("~> 10.9", [10, 9]), (">= 8", [8]), ("= 1.0-beta.3", [1, 0]),
  ])
  func versions(text: String, numbers: [Int]) { #expect(Dependency.Version(text)?.numbers == numbers) }

  @Test(arguments: ["", "< 10", " <= 9", "main"]) func whatIsNoVersion(text: String) {
    #expect(Dependency.Version(text) == nil)
  }
}
