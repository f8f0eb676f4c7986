import Emitters
import SourceText
import Testing
import Workspace

@testable import messagegen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The pipeline on a project on the disk, without a process of its own.
@Suite final class PipelineTests {
  let folder: String

  init() {
    var template = Array("/tmp/messagegen-test-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    write("version: 1\ntargets: [{ name: Chat, path: Generated }]\n", to: "messagegen.yaml")
    write(
      "message: Gift\nid: 5\ndoc: A gift.\nfields: { title: string }\nsurfaces: { summary: gift }\n",
      to: "Schemas/Gift.yaml")
  }

  deinit { _ = system("rm -rf \(folder)") }

  private func write(_ text: String, to name: String) {
    _ = system("mkdir -p \(folder)/Schemas")
    let file = fopen(folder + "/" + name, "w")!
    fputs(text, file)
    fclose(file)
  }

  private func project() throws -> Project {
    try Project(Workspace(configuration: folder + "/messagegen.yaml"), progress: Progress(isShown: false))
  }

  @Test func generatesOnce() throws {
    let project = try project()
    #expect(project.findings.isEmpty && project.schemaCount == 1)
    do {
      let plan = try project.plan(progress: Progress(isShown: false))
      #expect(plan.count(of: .create) > 1)
      try project.workspace.apply(plan)
    }
    #expect(try project.plan(progress: Progress(isShown: false)).isEmpty)
  }

  @Test func filesOfTheOldGroupingGo() throws {
    write("message: Card\nid: 6\ndoc: A card.\nsurfaces: { summary: card }\n", to: "Schemas/Card.yaml")
    let files = ["message": ["CardAttachment.swift", "GiftAttachment.swift"], "1": ["Messages-01.swift"]]
    for grouping in ["message", "1", "message"] {
      write("version: 1\ntargets: [{ name: Chat, path: Generated, grouping: \(grouping) }]\n", to: "messagegen.yaml")
      let project = try project()
      let plan = try project.plan(progress: Progress(isShown: false))
      try project.workspace.apply(plan)
      let left = plan.changes.filter { $0.action != .delete && $0.action != .refuse }.map(\.path)
      let gone = plan.changes.filter { $0.action == .delete }
      let other = files[grouping == "1" ? "message" : "1"] ?? []
      for name in files[grouping] ?? [] { #expect(left.contains("Generated/" + name) && isThere(name)) }
      for name in other { #expect(!isThere(name), "\(name) is of the old grouping") }
      guard gone.count > 0 else { continue }
      #expect(gone.map(\.path) == other.map { "Generated/" + $0 })
      #expect(gone.last?.reason.description.contains("`Schemas/Gift.yaml`") == true, "the manifest names the schemas")
    }
  }

  private func isThere(_ name: String) -> Bool { access(folder + "/Generated/" + name, F_OK) == 0 }

  @Test func aNewMessageIsClean() throws {
    let project = try project()
    let fields = ["title:string", "count:int?", "tags:[string]?", "sizes:{string:int}", "at:timestamp", "gone:url?"]
    for message in [
      try NewMessage(name: "Album", id: nil, fields: fields, for: project),
      try NewMessage(name: "Empty", id: "album", fields: [], for: project),
    ] {
      let file = try project.newFile(message.name + ".yaml", text: message.schemaText)
      #expect(project.adding(file).findings.map(\.message.english) == [])
    }
  }

  @Test func beginsBubbleViewsOnce() throws {
    write("version: 1\ntargets: [{ name: Chat, path: Chat/Generated, sdk: [nimkit] }]\n", to: "messagegen.yaml")
    let project = try project()
    let message = try NewMessage(name: "Album", id: nil, fields: ["title:string", "note:string?"], for: project)
    let extended = try project.adding(project.newFile("Album.yaml", text: message.schemaText))
    #expect(extended.findings.map(\.message.english) == [])
    let views = try extended.missingViews(of: ["Album"])
    #expect(views.map(\.path) == ["Chat/AlbumContentView.swift"])
    #expect(try extended.missingViews(of: ["Gift"]).isEmpty, "it has no layout, and so the kit's own view")
    do { try extended.workspace.apply(extended.plan(progress: Progress(isShown: false))) }
    try extended.write(views, in: Run(reporter: Reporter(style: .plain, format: .text), isQuiet: true))
    #expect(try extended.missingViews().isEmpty)
    #expect(throws: WorkspaceError.self) {
      try extended.write(views, in: Run(reporter: Reporter(style: .plain, format: .text), isQuiet: true))
    }
  }

  @Test func takesTheNextID() throws {
    write("message: Big\nid: 40\ndoc: Big.\n", to: "Schemas/Big.yaml")
    #expect(try NewMessage(name: "Album", id: nil, fields: [], for: project()).id == "41")
    write("version: 1\nids: { allowed: 1..41, reserved: [41, 1..3] }\n", to: "messagegen.yaml")
    #expect(try NewMessage(name: "Album", id: nil, fields: [], for: project()).id == "4")
  }

  @Test(arguments: [("Gift", "is taken"), ("gift", "is no UpperCamelCase"), ("1Gift", "is no UpperCamelCase")])
  func refusesNames(name: String, problem: String) throws {
    let project = try project()
    let failure = #expect(throws: Failure.self) { try NewMessage(name: name, id: nil, fields: [], for: project) }
    #expect(failure?.message.contains(problem) == true)
  }

  @Test(arguments: [("5", "string", "duplicate-id"), ("6", "strin", "unknown-type")])
  func findsWhatDoesNotFit(id: String, type: String, finding: String) throws {
    let project = try project()
    let message = try NewMessage(name: "Album", id: id, fields: ["a:" + type], for: project)
    let extended = try project.adding(project.newFile("Album.yaml", text: message.schemaText))
    #expect(extended.findings.map(\.id) == [finding])
  }

  @Test(arguments: ["Album", "Zoo"])
  func blamesTheWishForATakenID(name: String) throws {
    let project = try project()
    let message = try NewMessage(name: name, id: "5", fields: [], for: project)
    let file = try project.newFile("\(name).yaml", text: message.schemaText)
    let failure = #expect(throws: Failure.self) { try project.adding(file).checkIsFree(message.id, of: file) }
    #expect(failure?.message == "the id 5 is taken")
    #expect(failure?.help?.hasPrefix("it is claimed in \(project.workspace.root)/Schemas/Gift.yaml:") == true)
    #expect(failure?.help?.hasSuffix("; the next free id is 6") == true)
    let free = try NewMessage(name: name, id: "6", fields: [], for: project)
    let other = try project.newFile("\(name).yaml", text: free.schemaText)
    #expect(throws: Never.self) { try project.adding(other).checkIsFree(free.id, of: other) }
  }

  @Test func filtersByPath() throws {
    write("message: Bad\nid: 5\ndoc: Bad.\nsurfaces: { summary: bad }\n", to: "Schemas/Bad.yaml")
    let project = try project()
    #expect(try PathFilter(["Schemas/Bad.yaml"], in: project).findings(project.findings).count == 1)
    #expect(try PathFilter(["./Schemas/"], in: project).findings(project.findings).count == 1)
    #expect(try PathFilter(["messagegen.yaml"], in: project).findings(project.findings).isEmpty)
    #expect(throws: Failure.self) { try PathFilter(["Schemas/Bat.yaml"], in: project) }
  }
}
