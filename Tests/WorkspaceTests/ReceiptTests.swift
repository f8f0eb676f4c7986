import SourceText
import Testing

@testable import Workspace

/// A run leaves the proof that nothing is to be done; whatever is different afterwards, it proves nothing any more.
@Suite(.enabled(if: ExtendedAttributes.areKept, "this file system has no extended attributes")) struct ReceiptTests {
  let project = TemporaryProject()
  static let files = ["A.swift": "a", "B.swift": "b"]
  static let inputs = digest("schemas")

  private static func digest(_ text: String) -> InputDigest {
    InputDigest(build: [1], files: [SourceFile(id: .init(0), path: "messagegen.yaml", text: text)], templates: [])
  }

  init() throws { try generate() }

  private func generate(_ files: [String: String] = files, of inputs: InputDigest? = inputs) throws {
    try project.workspace.carryOut(project.plan(files), of: inputs)
  }

  private func unchangedPlan(of inputs: InputDigest = inputs, in paths: String...) throws -> WritePlan? {
    try project.workspace.unchangedPlan(of: inputs, in: paths.isEmpty ? [project.output] : paths)
  }

  @Test func thePlanIsTheOneOfTheLongWay() throws {
    let long = try project.plan(Self.files, for: .looking)
    let short = try #require(try unchangedPlan())
    #expect(short.isEmpty && long.isEmpty)
    #expect(short.changes.map(\.path) == long.changes.map(\.path))
    #expect(short.count(of: .unchanged) == 2)
    try project.workspace.carryOut(short, of: Self.inputs)
    #expect(project.generated == Self.files)
  }

  @Test func thereIsNoneWithoutARun() throws {
    #expect(try unchangedPlan(of: Self.digest("other schemas")) == nil)
    #expect(try project.workspace.unchangedPlan(of: Self.inputs, in: []) == nil)
    try generate(["A.swift": "other"], of: nil)
    #expect(try project.outputFolder.receipt == nil, "it went with the manifest")
    #expect(try unchangedPlan() == nil)
  }

  /// A run that has nothing else to do leaves it, too; nothing but the attribute changes.
  @Test func itLeavesTheManifestAlone() throws {
    project.run("cd Generated && cp .messagegen-manifest copy && mv copy .messagegen-manifest")
    let (before, text) = (
      project.status("Generated/.messagegen-manifest"), project.text("Generated/.messagegen-manifest")
    )
    #expect(try unchangedPlan() == nil, "a copy of the manifest has none")
    try generate()
    #expect(try unchangedPlan() != nil)
    let after = project.status("Generated/.messagegen-manifest")
    #expect(after.st_ino == before.st_ino && after.st_size == before.st_size && after.modified == before.modified)
    #expect(project.text("Generated/.messagegen-manifest") == text)
    try generate()
    #expect(
      project.status("Generated/.messagegen-manifest").statusChanged == after.statusChanged, "it is not left twice")
  }

  @Test(arguments: [
    "printf x >Generated/A.swift", "printf aa >Generated/A.swift", "rm Generated/A.swift", ": >Generated/A.swift",
    "mv Generated/A.swift a && ln -s ../a Generated/A.swift", "rm Generated/A.swift && mkdir Generated/A.swift",
    "rm Generated/A.swift && mkfifo Generated/A.swift", "mv Generated/A.swift Generated/a.swift~",
    "printf x | tee Generated/*.swift", "echo >>Generated/.messagegen-manifest",
    "printf '%s\\tC.swift\\t\\n' $(head -c 32 /dev/zero | tr '\\0' 0) >>Generated/.messagegen-manifest",
    "sed -i.bak 1d Generated/.messagegen-manifest", "rm Generated/.messagegen-manifest",
    "mv Generated/.messagegen-manifest m && ln -s ../m Generated/.messagegen-manifest",
    "touch Generated/.messagegen-staged", "mkdir Generated/.messagegen-staged", "rm -r Generated",
  ])
  func whatChangesOnTheDiskCounts(command: String) throws {
    #expect(try unchangedPlan() != nil)
    project.run(command)
    #expect(try unchangedPlan() == nil)
  }

  @Test(arguments: [
    "touch -d 2001-01-01 Generated/A.swift", "chmod 640 Generated/A.swift", "echo mine >Generated/Mine.swift",
    "cp Generated/A.swift a && mv a Generated/A.swift", "mv Generated aside && mv aside Generated",
    "mv Generated inner && ln -s inner Generated",
  ])
  func whatDoesNotMatterToARunDoesNotCount(command: String) throws {
    project.run(command)
    #expect(try unchangedPlan() != nil)
    #expect(try project.plan(Self.files, for: .looking).isEmpty)
  }

  @Test(arguments: ["", "0", "00000000000000000000000000000000", "truncated", "longer"])
  func aForgedReceiptProvesNothing(text: String) throws {
    let folder = try project.outputFolder
    let real = try #require(folder.receipt).text
    let forged = text == "truncated" ? real.dropLast() : text == "longer" ? real + [48] : Array(text.utf8)
    folder.leave(Receipt(text: Array(forged)))
    #expect(try unchangedPlan() == nil)
    folder.leave(Receipt(text: real))
    #expect(try unchangedPlan() != nil)
  }

  /// Even with a receipt for it: while a run writes, the manifest has two lines for a file.
  @Test func anAnnouncementProvesNothing() throws {
    let folder = try project.outputFolder
    do {
      let plan = try project.plan(["A.swift": "a2", "B.swift": "b"])
      try plan.folders[0].steps()[0][0].perform(in: folder)
    }
    let union = try folder.bytes(of: Manifest.name)
    #expect(
      union.count { $0 == UInt8(ascii: "\n") } == 5, "a header, the configuration, and three files of which two are one"
    )
    folder.leave(Receipt(inputs: Self.inputs, folder: "Generated", manifest: union))
    #expect(try unchangedPlan() == nil)
  }

  /// The receipt says which folder it is for.
  @Test func foldersThatChangePlacesProveNothing() throws {
    project.run("mv Generated Other")
    #expect(try unchangedPlan(in: "Other") == nil)
    #expect(try unchangedPlan(in: "Generated", "Other") == nil)
  }

  @Test func everyFolderMustHaveOne() throws {
    func plan() throws -> WritePlan {
      let outputs = ["Generated", "Other"].map {
        Output(folder: $0, files: [GeneratedFile(name: "A.swift", bytes: [1])])
      }
      return try project.workspace.plan(outputs, version: "1.0", for: .writing)
    }
    try project.workspace.carryOut(plan(), of: Self.inputs)
    #expect(try unchangedPlan(in: "Generated", "Other")?.count(of: .unchanged) == 2)
    project.write("edited", to: "Other/A.swift")
    #expect(try unchangedPlan(in: "Generated", "Other") == nil)
    #expect(try unchangedPlan(in: "Generated") != nil)
  }

  /// It is not known what a run that is at work will leave; one that only looks is no reason to wait.
  @Test func aRunThatWritesIsNotDisturbed() throws {
    do {
      let reader = try #require(try unchangedPlan())
      #expect(try unchangedPlan() != nil && reader.isEmpty)
    }
    let writer = try project.plan(Self.files)
    #expect(try unchangedPlan() == nil && writer.isEmpty)
  }
}
