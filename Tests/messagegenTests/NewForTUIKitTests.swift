import Testing
import Workspace

@testable import Emitters
@testable import messagegen

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What `messagegen new` writes for a target with TUIKit.
@Suite final class NewForTUIKitTests {
  let folder: String

  init() {
    var template = Array("/tmp/messagegen-test-XXXXXX".utf8CString)
    folder = template.withUnsafeMutableBufferPointer { String(cString: mkdtemp($0.baseAddress!)) }
    _ = system("mkdir -p \(folder)/Schemas")
    configure("[{ name: Chat, path: Chat/Generated, sdk: [tuikit] }]")
  }

  deinit { _ = system("rm -rf \(folder)") }

  private func write(_ text: String, to name: String) {
    let file = fopen(folder + "/" + name, "w")!
    fputs(text, file)
    fclose(file)
  }

  private func configure(_ targets: String, envelopes: String = "default: { id: businessID }") {
    write("version: 1\nenvelopes: { \(envelopes) }\ntargets: \(targets)\n", to: "messagegen.yaml")
  }

  private func project() throws -> Project {
    try Project(
      Workspace(configuration: folder + "/messagegen.yaml"), mayLackSchemas: true, progress: Progress(isShown: false))
  }

  private let run = Run(reporter: Reporter(style: .plain, format: .text), isQuiet: true)
  private let fields = ["title:string", "note:string?", "count:int", "at:timestamp?"]

  @Test(arguments: [[], ["title:string", "note:string?", "count:int", "photos:[url]", "at:timestamp?"]])
  func aNewMessageIsCleanAndNeedsNoClass(fields: [String]) throws {
    let project = try project()
    let message = try NewMessage(name: "RedPacket", id: nil, fields: fields, for: project)
    #expect(message.id == "red_packet")
    let extended = try project.adding(project.newFile("RedPacket.yaml", text: message.schemaText))
    #expect(extended.findings.map(\.message.english) == [])
    #expect(extended.schema?.messages[0].layout?.base.content != nil)
    #expect(try extended.missingViews(of: ["RedPacket"]).isEmpty, "a generated cell shows it")
  }

  @Test func leavesTUIKitItsOwnIDs() throws {
    let project = try project()
    let message = try NewMessage(name: "Order", id: nil, fields: [], for: project)
    #expect(message.id == "order_message")
    let extended = try project.adding(project.newFile("Order.yaml", text: message.schemaText))
    #expect(extended.findings.map(\.message.english) == [])
    #expect(try NewMessage(name: "GroupPoll", id: nil, fields: [], for: project).id == "group_poll_message")
  }

  @Test func aWarningIsNoReasonToRefuse() throws {
    let project = try project()
    let extended = { (fields: [String]) in
      let message = try NewMessage(name: "Pay", id: nil, fields: fields, for: project)
      return try project.adding(project.newFile("Pay.yaml", text: message.schemaText))
    }
    let long = try extended(["amount:int64"])
    #expect(long.findings.map(\.id) == ["tuikit-long-integer"])
    try run.report(long, new: .init(1))
    let unknown = try extended(["amount:Amount"])
    #expect(unknown.findings.map(\.severity) == [.error])
    #expect(throws: Failure.self) { try run.report(unknown, new: .init(1)) }
  }

  @Test(arguments: [[], ["--folder", "TUIKit/Orders"]]) func makesTheFoldersOfTheSchemas(arguments: [String]) throws {
    _ = system("rmdir \(folder)/Schemas")
    let config = ["--config", folder + "/messagegen.yaml"]
    try NewCommand.parse(["--views"] + config).run()
    #expect(throws: WorkspaceError.self) { try LintCommand.parse(config).run() }
    try NewCommand.parse(["Gift"] + arguments + config).run()
    #expect(try self.project().schema?.messages.map(\.name) == ["Gift"])
    #expect(access("\(folder)/Schemas/\(arguments.last.map { $0 + "/" } ?? "")Gift.yaml", F_OK) == 0)
  }

  @Test func showsTextFieldsAlone() throws {
    let text = try NewMessage(name: "Gift", id: "gift", fields: fields, for: project()).schemaText
    #expect(text.contains(#"- { label: "{title}", font: 16, weight: semibold, lines: 2 }"#))
    #expect(text.contains(#"- { label: "{note}", font: 13, lines: 4,"#) && text.contains("hideWhenEmpty: true }"))
    #expect(!text.contains("{count}") && !text.contains("{at}"))
  }

  @Test func findsTheEnvelope() throws {
    configure(
      "[{ name: Chat, path: Generated, sdk: [tuikit] }]",
      envelopes: "default: { id: type, data: data }, tuikit: { id: businessID }")
    let message = try NewMessage(name: "URLCard", id: nil, fields: [], for: project())
    #expect(message.id == "url_card" && message.envelope == "tuikit")
    #expect(message.schemaText.contains("\nenvelope: tuikit\n"))
    #expect(try NewMessage(name: "URLCard", id: "7", fields: [], for: project()).id == "7")
  }

  @Test func asksTheTargetsThatWillHaveIt() throws {
    configure(
      """
      [{ name: Old, path: Old, sdk: [nimkit], messages: ["./*"] },
        { name: Chat, path: New, sdk: [tuikit], messages: ["TUIKit/*"] }]
      """, envelopes: "default: { id: type, data: data }, tuikit: { id: businessID }")
    write("message: Old\nid: 5\ndoc: Old.\nsurfaces: { summary: old }\n", to: "Schemas/Old.yaml")
    let old = try NewMessage(name: "Gift", id: nil, fields: [], for: project())
    #expect(old.id == "6" && old.envelope == nil)
    let message = try NewMessage(name: "Card", id: nil, folder: "TUIKit", fields: ["name:string"], for: project())
    #expect(message.id == "card" && message.envelope == "tuikit")
    let file = try project().newFile("Card.yaml", in: "TUIKit", text: message.schemaText)
    #expect(file.path == "Schemas/TUIKit/Card.yaml")
    #expect(try project().adding(file).findings.map(\.message.english) == [])
  }

  @Test(arguments: ["..", "/tmp", "a/../..", "", "a//b", "a/"])
  func refusesFolders(folder: String) throws {
    let project = try project()
    #expect(throws: Failure.self) { try project.newFile("Gift.yaml", in: folder, text: "") }
  }

  @Test func beginsCellsOnce() throws {
    write(
      """
      message: Poll
      id: poll
      doc: A question.
      fields: { question: string }
      layout: { insets: [8, 8, 8, 8] }
      surfaces: { summary: "{question}", push: A question, accessibility: "{question}" }
      ---
      message: Card
      id: card
      doc: A card.
      fields: { name: string }
      layout: { view: { classic: PersonCell, minimalist: PersonCellMini }, content: [{ label: "{name}" }] }
      surfaces: { summary: "{name}", push: A card, accessibility: "{name}" }
      ---
      message: Shown
      id: shown
      doc: Needs none.
      fields: { name: string }
      layout: { content: [{ label: "{name}" }] }
      surfaces: { summary: "{name}", push: A name, accessibility: "{name}" }
      ---
      message: Joined
      id: joined
      doc: Neither does a tip.
      fields: { name: string }
      layout: { kind: tip }
      surfaces: { summary: "{name}", push: A name }
      ---
      message: Hint
      id: hint
      hidden: true
      doc: Nor a hidden one.
      """, to: "Schemas/All.yaml")
    let project = try project()
    #expect(project.findings.filter { $0.severity == .error }.map(\.message.english) == [])
    let cells = try project.missingViews()
    #expect(
      cells.map(\.path) == [
        "Chat/PollCell.swift", "Chat/PersonCell.swift", "Chat/PollCell_Minimalist.swift", "Chat/PersonCellMini.swift",
      ])
    do { try project.workspace.apply(project.plan(progress: Progress(isShown: false))) }
    try project.write(cells, in: run)
    #expect(try project.missingViews().isEmpty)
    #expect(throws: WorkspaceError.self) { try project.write(cells, in: run) }
  }

  @Test func writesForTheStylesThatAreInstalled() throws {
    configure("[{ name: Chat, path: Chat/Generated, sdk: [tuikit], styles: [minimalist], tuikit: objc }]")
    write("message: Poll\nid: poll\ndoc: A question.\nfields: { text: string }\nlayout: {}\n", to: "Schemas/Poll.yaml")
    let cells = try project().missingViews()
    #expect(cells.map(\.path) == ["Chat/PollCell_Minimalist.swift"])
    let text = String(decoding: cells[0].file.bytes, as: UTF8.self)
    #expect(text.contains("final class PollCell_Minimalist: CustomMessageCell_Minimalist {"))
    #expect(text.contains("override func fill(with data: TUIBubbleMessageCellData)"), "as the pods have it")
  }
}
