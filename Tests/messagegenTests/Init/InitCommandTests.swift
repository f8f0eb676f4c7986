import ArgumentParser
import Foundation
import Reports
import Schema
import TestSupport
import Testing
import Workspace

@testable import messagegen

/// `messagegen init` in the kinds of projects that there are.
@Suite final class InitCommandTests {
  private let disk = TemporaryProject()
  private let run = Run(reporter: Reporter(style: .plain, format: .text), isQuiet: true)

  private func begin(_ arguments: String...) throws -> [String] {
    try InitCommand.parse([disk.path] + arguments).begin(run).lines.map {
      $0.english.replacing(disk.path + "/", with: "").replacing("in `\(disk.path)`, ", with: "")
    }
  }

  /// Lint finds nothing, generate and check end with 0; the target.
  private func cleanTarget() throws -> Target {
    let project = try Project(
      Workspace(configuration: disk.configuration), reading: .findings, progress: run.progress)
    #expect(project.findings.map(\.message.english) == [])
    let configuration = ["--config", disk.configuration]
    #expect(throws: Never.self) { try GenerateCommand.parse(["--quiet"] + configuration).run() }
    #expect(throws: Never.self) { try CheckCommand.parse(["--fail-on", "note"] + configuration).run() }
    return try #require(project.configuration?.targets.first)
  }

  private func lock(_ pods: String...) {
    disk.write("PODS:\n" + pods.map { "  - \($0)\n" }.joined() + "\nCOCOAPODS: 1.16.2\n", to: "Podfile.lock")
  }

  @Test func anEmptyFolder() throws {
    let lines = try begin()
    #expect(
      lines == [
        "wrote messagegen.yaml (target Chat, no SDK bindings, generated code in Chat/Generated)",
        "wrote Schemas/Welcome.yaml", "wrote Schemas/messagegen.schema.json",
        "wrote Schemas/messagegen-configuration.schema.json", "wrote .gitattributes",
        "note: found no supported SDK, so the code has no bindings; once there is one, add `sdk` to the target",
        "next: run `messagegen generate`, then add the folder Chat/Generated to your app",
      ])
    let target = try cleanTarget()
    #expect(target.name.value == "Chat" && target.sdks.isEmpty && target.access == .public)
    let first = "# yaml-language-server: $schema=Schemas/messagegen-configuration.schema.json\n"
    #expect(disk.text("messagegen.yaml")?.hasPrefix(first) == true)
    #expect(disk.text("Schemas/Welcome.yaml")?.contains("\nid: 1 ") == true)
    #expect(disk.text("Chat/Generated/WelcomeAttachment.swift") != nil)
  }

  @Test func podsOfNIM9() throws {
    disk.makeFolder("Shop.xcodeproj")
    disk.makeFolder("Shop")
    disk.makeFolder("Pods/Pods.xcodeproj")
    lock("NIMKit/Full (3.5.1)", "NIMSDK_LITE (9.2.8)")
    let lines = try begin()
    #expect(lines.first == "found NIMKit 3.5.1, NIMSDK_LITE 9.2.8 in Podfile.lock")
    #expect(lines.last == "next: run `messagegen generate`, then add the folder Shop/Generated to the app in Xcode")
    let target = try cleanTarget()
    #expect(target.name.value == "Shop" && target.path.value == "Shop/Generated")
    #expect(target.sdks == [.nimkit] && target.access == .internal)
    #expect(disk.text("messagegen.yaml")?.contains("runtime:") == false)
  }

  /// Xcode has not resolved them yet, and compiles what is put into the app's folder.
  @Test func packagesOfAnXcodeProject() throws {
    disk.makeFolder("Shop")
    disk.write(
      """
      /* Begin PBXFileSystemSynchronizedRootGroup section */
      1A /* Shop */ = {
        isa = PBXFileSystemSynchronizedRootGroup;
        path = Shop;
        sourceTree = "<group>";
      };
      2B /* XCRemoteSwiftPackageReference "Chat_SDK_SwiftPM" */ = {
        isa = XCRemoteSwiftPackageReference;
        repositoryURL = "https://github.com/Tencent-RTC/Chat_SDK_SwiftPM.git";
        requirement = {
          kind = upToNextMajorVersion;
          minimumVersion = 8.5.6870;
        };
      };
      """, to: "Shop.xcodeproj/project.pbxproj")
    let lines = try begin()
    #expect(lines.first == "found Chat_SDK_SwiftPM 8.5.6870 in Shop.xcodeproj/project.pbxproj")
    #expect(lines.last == "next: run `messagegen generate`")
    #expect(try cleanTarget().sdks == [.tuikit])
    #expect(disk.text("messagegen.yaml")?.contains("\n# runtime: { package: ") == true)
  }

  private func writeWorkspaceWithTwoApps() {
    disk.write(
      """
      <Workspace version = "1.0">
        <FileRef location = "group:Shop/Shop.xcodeproj"></FileRef>
        <FileRef location = "group:Driver/Driver.xcodeproj"></FileRef>
        <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
      </Workspace>
      """, to: "Apps.xcworkspace/contents.xcworkspacedata")
    disk.makeFolder("Driver/Driver")
  }

  @Test(arguments: [
    (["--path", "Driver/Generated"], "Driver", "Driver/Generated", true),
    (["--path", "Shop/Shop/Generated", "--name", "Chat"], "Chat", "Shop/Shop/Generated", true),
    (["--name", "Driver", "--path", "Code"], "Driver", "Code", true),
    (["--name", "Shared", "--path", "Shared/Sources/Generated"], "Shared", "Shared/Sources/Generated", false),
    (["--path", "Shared/Sources/Generated"], "Chat", "Shared/Sources/Generated", false),
  ])
  func aFolderInAWorkspaceWithTwoApps(
    _ arguments: [String], _ name: String, _ path: String, _ isInApp: Bool
  ) throws {
    writeWorkspaceWithTwoApps()
    disk.write(
      """
      2B /* XCRemoteSwiftPackageReference "Chat_SDK_SwiftPM" */ = {
        repositoryURL = "https://github.com/Tencent-RTC/Chat_SDK_SwiftPM.git";
        requirement = { kind = upToNextMajorVersion; minimumVersion = 8.5.6870; };
      };
      """, to: "Driver/Driver.xcodeproj/project.pbxproj")
    _ = try InitCommand.parse([disk.path] + arguments).begin(run)
    let target = try cleanTarget()
    #expect(target.name.value == name && target.path.value == path)
    #expect(target.access == (isInApp ? .internal : .public))
    #expect(target.sdks == (path.contains("Shop") ? [] : [.tuikit]))
  }

  @Test func twoAppsInOneFolder() throws {
    for name in ["Shop", "Driver"] { disk.makeFolder(name + ".xcodeproj") }
    #expect(throws: Failure.self) { try begin() }
    _ = try begin("--path", "Driver/Generated")
    let target = try cleanTarget()
    #expect(target.name.value == "Driver" && target.access == .internal)
  }

  @Test func aWorkspaceWithTwoApps() throws {
    writeWorkspaceWithTwoApps()
    let failure = #expect(throws: Failure.self) { try begin() }
    #expect(
      failure?.message.english
        == "there are several Xcode projects: `Shop/Shop.xcodeproj`, `Driver/Driver.xcodeproj`")
    #expect(failure?.help?.english.contains("`--name Shop`") == true && disk.text("messagegen.yaml") == nil)
    _ = try begin("--name", "Driver")
    let target = try cleanTarget()
    #expect(target.name.value == "Driver" && target.path.value == "Driver/Driver/Generated")
  }

  @Test func podsOfNIM10() throws {
    disk.write("target 'App' do\n  pod 'NEChatUIKit', '~> 10.9'\n  pod 'NIMSDK_LITE'\nend\n", to: "Podfile")
    #expect(try begin().first == "found NEChatUIKit 10.9, NIMSDK_LITE in Podfile")
    #expect(try cleanTarget().sdks == [.nimV2])
  }

  @Test func podsOfTUIKit() throws {
    disk.makeFolder("Talk.xcodeproj")
    lock("TUIChat_Swift/UI_Classic (9.0.7652)", "TUIChat_Swift/UI_Minimalist (9.0.7652)", "TIMCommon_Swift (9.0.7652)")
    _ = try begin()
    let target = try cleanTarget()
    #expect(target.sdks == [.tuikit] && target.tuikit == .swift && target.styles == [.classic, .minimalist])
    #expect(disk.text("Schemas/Welcome.yaml")?.contains("\nid: welcome ") == true)
  }

  @Test func oneStyleOfTUIKitInObjectiveC() throws {
    lock("TUIChat/UI_Minimalist (8.9.7544)")
    _ = try begin()
    let target = try cleanTarget()
    #expect(target.tuikit == .objc && target.styles == [.minimalist])
  }

  @Test func aPackage() throws {
    disk.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(name: "Messages", targets: [.target(name: "ChatCore")])
      """, to: "Package.swift")
    disk.write("", to: "Sources/ChatCore/Core.swift")
    _ = try begin()
    let target = try cleanTarget()
    #expect(target.name.value == "Messages" && target.path.value == "Sources/ChatCore/Generated")
    #expect(target.access == .public)
  }

  /// The line that is proposed can be used.
  @Test func theRuntimeAsAPackage() throws {
    disk.write("let package = Package(name: \"Messages\")", to: "Package.swift")
    _ = try begin()
    #expect(try cleanTarget().runtime == nil)
    let configuration = try #require(disk.text("messagegen.yaml"))
    disk.write(configuration.replacing("\n# runtime:", with: "\nruntime:"), to: "messagegen.yaml")
    let project = try Project(
      Workspace(configuration: disk.configuration), reading: .findings, progress: run.progress)
    #expect(project.findings.map(\.message.english) == [])
    #expect(project.configuration?.targets.first?.runtime?.value.importedModule == "MessageRuntime")
  }

  @Test func aPackageWithoutTheTarget() throws {
    disk.write("let package = Package(name: \"Messages\")", to: "Package.swift")
    for name in ["A", "B"] { disk.makeFolder("Sources/" + name) }
    let end = "then add a target for the folder Sources/Messages/Generated to Package.swift"
    #expect(try begin().last?.hasSuffix(end) == true)
    #expect(try cleanTarget().path.value == "Sources/Messages/Generated")
  }

  @Test(arguments: ["App.xcodeproj/project.xcworkspace", "Whole.xcworkspace"])
  func anXcodeProjectWithPackages(workspace: String) throws {
    disk.makeFolder("App.xcodeproj")
    let file = workspace + "/xcshareddata/swiftpm/Package.resolved"
    disk.write(
      """
      { "pins": [ { "identity": "chat_sdk_swiftpm", "kind": "remoteSourceControl",
        "location": "https://github.com/Tencent-RTC/Chat_SDK_SwiftPM", "state": { "version": "8.4.6667" } } ],
        "version": 2 }
      """, to: file)
    #expect(try begin().first == "found chat_sdk_swiftpm 8.4.6667 in \(file)")
    let target = try cleanTarget()
    #expect(target.name.value == "App" && target.sdks == [.tuikit])
  }

  @Test func bothVendors() throws {
    lock("NIMKit (3.5.1)", "TUIChat/UI_Classic (8.9.7544)")
    let lines = try begin()
    #expect(lines.contains { $0.hasPrefix("note: found SDKs of both vendors") })
    #expect(try cleanTarget().sdks == [.nimkit, .tuikit])
    let other = TemporaryProject(["Podfile": "pod 'NEChatUIKit', '10.9'\npod 'TUIChat_Swift', '9.0.7652'\n"])
    _ = try InitCommand.parse([other.path]).begin(run)
    let project = try Project(
      Workspace(configuration: other.configuration), reading: .findings, progress: run.progress)
    #expect(project.configuration?.targets.first?.sdks == [.nimV2, .tuikit])
    #expect(project.findings.map(\.message.english) == [])
  }

  @Test func optionsDecide() throws {
    lock("NIMKit (3.5.1)")
    let lines = try begin("--sdk", "tuikit", "--sdk", "nim-v2", "--name", "Chat Kit", "--path", "Code/Made by tool")
    #expect(lines.allSatisfy { !$0.hasPrefix("note: found") }, "\(lines)")
    let target = try cleanTarget()
    #expect(target.sdks == [.nimV2, .tuikit] && target.name.value == "Chat Kit")
    #expect(target.path.value == "Code/Made by tool")
  }

  @Test func noSDKAtAll() throws {
    lock("NIMKit (3.5.1)")
    _ = try begin("--sdk", "none")
    #expect(try cleanTarget().sdks.isEmpty)
    #expect(throws: (any Error).self) { try InitCommand.parse(["--sdk", "none", "--sdk", "tuikit"]) }
  }

  @Test(arguments: ["我的 聊天", "Chat: #1 \"beta\"", "- x", "true"])
  func unusualNames(name: String) throws {
    disk.makeFolder(name + ".xcodeproj")
    disk.makeFolder(name)
    disk.write("excluded: [Pods]\n", to: ".swiftlint.yml")
    _ = try begin()
    let target = try cleanTarget()
    #expect(target.name.value == name && target.path.value == name + "/Generated")
    #expect(disk.text(".swiftlint.yml")?.contains("/Generated") == true)
  }

  @Test func aTakenFolderIsLeftAlone() throws {
    disk.makeFolder("App.xcodeproj")
    disk.write("// SwiftGen's", to: "App/Generated/Strings.swift")
    _ = try begin()
    #expect(try cleanTarget().path.value == "App/GeneratedMessages")
  }

  @Test(arguments: ["", "/deep/er"]) func neverBeginsTwice(place: String) throws {
    disk.write("version: 1\n", to: "messagegen.yaml")
    disk.makeFolder("deep/er")
    let failure = #expect(throws: Failure.self) { try InitCommand.parse([disk.path + place]).run() }
    #expect(failure?.message.english == "there is already a configuration, `\(disk.configuration)`")
    #expect(disk.text("messagegen.yaml") == "version: 1\n" && disk.text("Schemas/Welcome.yaml") == nil)
  }

  @Test func theOtherEndingIsNoticed() throws {
    disk.write("version: 1\n", to: "messagegen.yml")
    #expect(throws: WorkspaceError.self) { try begin() }
  }

  @Test func schemasThatAreThereStay() throws {
    disk.write("message: Gift\nid: 5\ndoc: A gift.\ntexts: { summary: gift }\n", to: "Schemas/Gift.yaml")
    _ = try begin()
    #expect(disk.text("Schemas/Welcome.yaml") == nil)
    #expect(try cleanTarget().name.value == "Chat")
  }

  @Test func brokenSchemasAreSaid() throws {
    disk.write("message: [\n", to: "Schemas/Gift.yaml")
    #expect(try begin().contains("note: the schemas in `Schemas` have errors: run `messagegen lint`"))
  }

  @Test func extendsOtherToolsLists() throws {
    disk.write("excluded:\n  - Pods\n", to: ".swiftlint.yml")
    disk.write("--indent 2\n", to: ".swiftformat")
    disk.write("*.png binary\n", to: ".gitattributes")
    let lines = try begin()
    #expect(lines.contains("extended .swiftlint.yml") && lines.contains("extended .gitattributes"))
    #expect(
      lines.contains("note: to exclude generated code, add `--exclude Chat/Generated` to `.swiftformat`"), "\(lines)")
    #expect(disk.text(".swiftlint.yml") == "excluded:\n  - Pods\n  - Chat/Generated\n")
    #expect(disk.text(".swiftformat") == "--indent 2\n")
    #expect(disk.text(".gitattributes") == "*.png binary\n/Chat/Generated/** linguist-generated=true\n")
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(names.allSatisfy { !$0.hasPrefix(".messagegen") }, "no temporary file stays")
  }

  @Test func aDryRunWritesNothing() throws {
    disk.write("excluded:\n  - Pods\n", to: ".swiftlint.yml")
    let lines = try begin("--dry-run", "--ci", "github")
    #expect(lines.contains("would write Schemas/Welcome.yaml") && lines.contains("would extend .swiftlint.yml"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == [".swiftlint.yml"])
    #expect(disk.text(".swiftlint.yml") == "excluded:\n  - Pods\n")
  }

  @Test(arguments: [".", "Schemas"]) func refusesFoldersThatAreNotForGeneratedCode(path: String) {
    #expect(throws: ExitCodes.findings) { try begin("--path", path) }
    #expect(disk.text("messagegen.yaml") == nil)
  }

  @Test func aJobForGitHub() throws {
    disk.makeFolder(".git")
    let lines = try begin("--ci", "github")
    let job = try #require(disk.text(".github/workflows/messagegen.yml"))
    #expect(job.contains("          /tmp/messagegen/bin/messagegen check --error-format github\n"))
    #expect(job.contains("MESSAGEGEN_URL: \"\"\n"))
    #expect(lines.contains { $0.hasPrefix("note: fill in `MESSAGEGEN_URL`") })
    #expect(!lines.contains { $0.hasPrefix("note: move ") })
  }

  @Test func aJobBesideAnotherOfGitLab() throws {
    disk.makeFolder(".git")
    disk.write("stages: [test]\n", to: "app/.gitlab-ci.yml")
    let lines = try InitCommand.parse([disk.path + "/app", "--ci", "gitlab"]).begin(run).lines.map(\.english)
    #expect(disk.text("app/.gitlab-ci.yml") == "stages: [test]\n")
    let job = try #require(disk.text("app/.gitlab/messagegen.yml"))
    #expect(job.contains("messagegen check --config 'app/messagegen.yaml' --error-format gitlab >messagegen.json"))
    let include = "include: { local: app/.gitlab/messagegen.yml }"
    #expect(lines.contains("note: add `\(include)` to `.gitlab-ci.yml` in the root of the repository"))
    #expect(!lines.contains { $0.hasPrefix("note: move ") })
  }

  private static let sum = String(repeating: "0a", count: 32)

  /// The job of a project that has a configuration.
  private func addJob(_ arguments: String...) throws {
    try InitCommand.parse([disk.path, "--ci", "github"] + arguments).run()
  }

  @Test func aProjectGetsTheJobAlone() throws {
    disk.write("version: 1\n", to: "messagegen.yaml")
    try addJob("--dry-run")
    #expect(try FileManager.default.contentsOfDirectory(atPath: disk.path) == ["messagegen.yaml"])
    try addJob("--tool", "https://example.com/a.tar.gz#" + Self.sum)
    let names = try FileManager.default.contentsOfDirectory(atPath: disk.path)
    #expect(names.sorted() == [".github", "messagegen.yaml"] && disk.text("messagegen.yaml") == "version: 1\n")
    let job = try #require(disk.text(".github/workflows/messagegen.yml"))
    #expect(job.contains("      MESSAGEGEN_URL: \"https://example.com/a.tar.gz\"\n"))
    #expect(job.contains("      MESSAGEGEN_SHA256: \"\(Self.sum)\"\n"))
  }

  @Test func anotherJobIsReplacedByForceAlone() throws {
    disk.write("version: 1\n", to: "messagegen.yaml")
    try addJob()
    let first = try #require(disk.text(".github/workflows/messagegen.yml"))
    try addJob()
    #expect(throws: Failure.self) { try addJob("--tool", "https://example.com/a#" + Self.sum) }
    #expect(disk.text(".github/workflows/messagegen.yml") == first)
    try addJob("--force", "--tool", "https://example.com/a#" + Self.sum)
    #expect(disk.text(".github/workflows/messagegen.yml")?.contains("/a\"") == true)
  }

  @Test func aJobOfGitLabStaysWhereItIs() throws {
    disk.write("version: 1\n", to: "messagegen.yaml")
    for arguments in [[], ["--force", "--tool", "file:///tmp/a#" + Self.sum]] {
      try InitCommand.parse([disk.path, "--ci", "gitlab"] + arguments).run()
    }
    #expect(disk.text(".gitlab-ci.yml")?.contains("    MESSAGEGEN_URL: \"file:///tmp/a\"\n") == true)
    #expect(disk.text(".gitlab/messagegen.yml") == nil)
  }

  @Test func aFolderWithAQuoteIsOneWordOfTheJob() throws {
    disk.makeFolder(".git")
    disk.write("version: 1\n", to: "it's $HOME/messagegen.yaml")
    try InitCommand.parse([disk.path + "/it's $HOME", "--ci", "github"]).run()
    let job = try #require(disk.text("it's $HOME/.github/workflows/messagegen.yml"))
    #expect(job.contains(#"check --config 'it'\''s $HOME/messagegen.yaml' --error-format"#))
  }

  @Test(arguments: [
    "http://example.com/a", "example.com/a", "https://", "https://example.com/a b", "https://example.com/$(id)",
    "https://example.com/`id`", "https://example.com/\"", "https://example.com/'", "https://example.com/a\nb",
    "https://example.com/\\", "https://example.com/$HOME", "https://example.com/é", "https://example.com/a#b",
    "https:///a", "https://:443/a", "https://?a", "https://me:word@example.com/a", "https://me@example.com", "file:///",
    "file://example.com/a",
  ])
  func refusesArchivesThatAreNotOnlyAnAddress(url: String) {
    #expect(throws: (any Error).self) { try InitCommand.parse(["--ci", "github", "--tool", url + "#" + Self.sum]) }
  }

  @Test(arguments: [
    "https://example.com", "https://example.com:8443/a", "https://example.com/@scope/a?b=c@d", "file:///a",
  ])
  func takesAddresses(url: String) {
    #expect(throws: Never.self) { try InitCommand.parse(["--ci", "github", "--tool", url + "#" + Self.sum]) }
  }

  @Test(arguments: ["", "#", "#00", "#" + String(repeating: "g", count: 64), "#" + String(repeating: "0", count: 65)])
  func refusesArchivesWithoutTheirSum(sum: String) {
    #expect(throws: (any Error).self) { try InitCommand.parse(["--ci", "github", "--tool", "https://a.b/c" + sum]) }
  }

  @Test(arguments: [["--force"], ["--tool", "https://example.com/a#" + sum]])
  func jobsAreAskedFor(_ arguments: [String]) {
    #expect(throws: (any Error).self) { try InitCommand.parse(arguments) }
    #expect(throws: Never.self) { try InitCommand.parse(["--ci", "github"] + arguments) }
  }
}
