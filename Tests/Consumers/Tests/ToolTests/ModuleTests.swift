import Foundation
import Testing

/// Two targets in one module do not compile; the disk says what is one.
@Suite struct ModuleTests {
  let project = ProcessProject()

  /// Whether two targets with these paths are found to be in one module.
  private func areTogether(_ first: String, _ second: String) -> Bool {
    project.write(
      "version: 1\ntargets:\n  - { name: A, path: \(first) }\n  - { name: B, path: \(second) }\n", to: "messagegen.yaml"
    )
    let code = project.shell("$T lint >out 2>&1")
    let isFound = project.text("out")?.contains("warning[targets-in-one-module]: the targets `A` and `B`") == true
    #expect(code == (isFound ? 1 : 0), "\(project.text("out") ?? "")")
    return isFound
  }

  @Test func whereNothingSaysAnything() {
    #expect(!areTogether("Sources/App/A", "Sources/App/B"))
    #expect(!areTogether("App/A", "App/B"))
  }

  @Test func foldersOfAPackagesTargets() {
    project.write("// swift-tools-version: 6.1\n", to: "Package.swift")
    #expect(areTogether("Sources/App/A", "Sources/App/B/Generated"))
    #expect(areTogether("Tests/AppTests/A", "./Tests/AppTests/B"))
    #expect(!areTogether("Sources/A/Generated", "Sources/B/Generated"))
    #expect(!areTogether("A/Generated", "B/Generated"), "the manifest may say anything of these")
    #expect(!areTogether("A/Generated", "Sources/A/Generated"))
    project.write("", to: "Packages/One/Package.swift")
    project.write("", to: "Packages/Two/Package.swift")
    #expect(!areTogether("Packages/One/Sources/Chat/A", "Packages/Two/Sources/Chat/A"))
    #expect(areTogether("Packages/One/Sources/Chat/A", "Packages/One/Sources/Chat/B"))
  }

  @Test func foldersThatTheManifestNames() {
    project.write(
      """
      let package = Package(dependencies: [.package(path: "../Shared")], targets: [
        .target(name: "A", path: "Sources/App/A"), .target(name: "B", path:"Sources/App/B"),
        .target(name: "C", path: "Mine"),
      ])
      """, to: "Package.swift")
    #expect(!areTogether("Sources/App/A/Generated", "Sources/App/B/Generated"))
    #expect(areTogether("Mine/A/Generated", "Mine/B/Generated"))
    #expect(areTogether("Sources/App/A/X", "Sources/App/A/Y"))
    #expect(!areTogether("Mine/A", "Sources/App/B"))
  }

  @Test func anXcodeProjectWithOneTarget() {
    project.write(
      """
      productType = "com.apple.product-type.application";
      productType = "com.apple.product-type.bundle.unit-test";
      productType = "com.apple.product-type.bundle.ui-testing";
      """, to: "Shop.xcodeproj/project.pbxproj")
    #expect(areTogether("Chat/Generated", "Admin/Generated"))
    #expect(project.text("out")?.contains("note: both are in the folder of `Shop.xcodeproj`") == true)
    project.write("", to: "Modules/Chat/Package.swift")
    #expect(!areTogether("Modules/Chat/Sources/Chat/Generated", "Admin/Generated"), "a local package is another module")
  }

  @Test(arguments: ["", "productType = \"com.apple.product-type.application\";\n"])
  func anXcodeProjectWithSeveralTargets(one: String) {
    project.write(
      one
        + "productType = \"com.apple.product-type.app-extension\";\nproductType = com.apple.product-type.framework;\n",
      to: "Shop.xcodeproj/project.pbxproj")
    #expect(areTogether("Shop/Chat/Generated", "Shop/Admin/Generated"))
    #expect(!areTogether("Shop/Generated", "Widget/Generated"))
    #expect(!areTogether("Sources/Shop/Generated", "Sources/Widget/Generated"))
  }

  /// The nearest package or project counts, up to the repository's top.
  @Test func aroundTheConfiguration() {
    project.shell("mkdir -p Sources/App; mv Schemas Sources/App; echo >Package.swift")
    project.write(
      "version: 1\ntargets: [{ name: A, path: A }, { name: B, path: B }]\n", to: "Sources/App/messagegen.yaml")
    #expect(project.shell("cd Sources/App; $T lint") == 1)
    project.shell("mkdir Sources/App/.git")
    #expect(project.shell("cd Sources/App; $T lint") == 0)
  }

  /// What is no file tells nothing, and nobody waits for it.
  @Test func oddities() {
    project.shell("mkfifo Package.swift; mkdir Shop.xcodeproj; ln -s /dev/zero Shop.xcodeproj/project.pbxproj")
    #expect(areTogether("Shop/A", "Shop/B"))
  }

  @Test func whatIsFineCanBeSaid() {
    project.write("", to: "Package.swift")
    #expect(areTogether("Sources/App/A", "Sources/App/B"))
    project.shell(
      "sed -i.bak 's/^  - { name: B/  # messagegen:ignore targets-in-one-module -- excluded\\n&/' messagegen.yaml")
    #expect(project.shell("$T lint") == 0)
  }

  /// Nothing else has changed.
  @Test func aPackageIsNews() throws {
    project.write(
      "version: 1\ntargets: [{ name: A, path: Sources/App/A }, { name: B, path: Sources/App/B }]\n",
      to: "messagegen.yaml")
    #expect(project.shell("$T generate >out; $T generate >out") == 0)
    #expect(project.text("out")?.contains("targets-in-one-module") == false)
    project.write("", to: "Package.swift")
    #expect(project.shell("$T generate >out") == 0)
    #expect(project.text("out")?.contains("targets-in-one-module") == true)
  }

  @Test(arguments: ["messagegen.yaml", "Tests/Consumers/messagegen.yaml"])
  func ourOwnAreApart(configuration: String) throws {
    let root = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../..").standardizedFileURL.path
    let process = try ToolProcess(
      tool: "lint", "--config", "\(root)/\(configuration)", "--only-rule", "targets-in-one-module")
    #expect(process.wait() == .exit(0), "\(process.output)")
  }
}
