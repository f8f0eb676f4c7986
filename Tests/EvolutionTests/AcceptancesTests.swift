import Evolution
import Schema
import SourceText
import Testing

/// What is accepted, as text and against what is found.
struct AcceptancesTests {
  private static let title = "messagegen accepted 1\n"
  private static let skin = "field-removed Order/fields/skin old-reads-new=absent -- the server never filled it"

  private func read(_ lines: String...) -> Outcome<Acceptances> {
    read(text: Self.title + lines.map { $0 + "\n" }.joined())
  }

  private func read(text: String) -> Outcome<Acceptances> {
    Acceptances.read(SourceFile(id: .init(7), path: "accepted", text: text))
  }

  private func changes(from base: Example, to new: Example) throws -> [BreakingChange] {
    try Evolution.compare(Schema(new), with: [Release(name: "1.0", schema: try Schema(base, from: 100))])
  }

  @Test func whatIsWrittenIsRead() throws {
    let outcome = read(Self.skin, "message-removed Poll new-reads-old=unrecognized display -- a test -- for one group")
    let all = try #require(outcome.value).all.map(\.value)
    #expect(outcome.diagnostics == [])
    #expect(all.map(\.rule) == ["field-removed", "message-removed"])
    #expect(all.map(\.at) == ["Order/fields/skin", "Poll"])
    #expect(all.map(\.breaks) == ["old-reads-new=absent", "new-reads-old=unrecognized display"])
    #expect(all.map(\.reason) == ["the server never filled it", "a test -- for one group"])
  }

  @Test func linesAreSortedAndStandOnce() throws {
    let other = "case-removed Kind/cases/b new-reads-old=unlisted -- nobody sent it"
    let acceptances = try #require(read(Self.skin, other, Self.skin).value)
    #expect(acceptances.text == Self.title + other + "\n" + Self.skin + "\n")
  }

  @Test func otherLineEndsAndBlankLinesAreFine() throws {
    let outcome = read(text: "\u{FEFF}messagegen accepted 1\r\n\r\n  \n\(Self.skin)\r\nmessagegen accepted 1\r\n")
    #expect(outcome.diagnostics == [])
    #expect(outcome.value?.text == Self.title + Self.skin + "\n")
  }

  @Test func aPathMayHaveBlanks() throws {
    let outcome = read("field-removed targets/My App/Chat source -- moved")
    #expect(outcome.diagnostics == [])
    #expect(outcome.value?.all.map(\.value.at) == ["targets/My App/Chat"])
  }

  @Test(arguments: [
    ("", 1, 1, "missing first line"), ("\n", 1, 1, "missing first line"), ("hello\n", 1, 1, "missing first line"),
    ("messagegen accepted 2\nhello\n", 1, 1, "unsupported version 2"),
    ("messagegen accepted 1\nhello\n", 2, 1, "expected a rule"),
    ("messagegen accepted 1\n-- why\n", 2, 1, "expected a rule"),
    ("messagegen accepted 1\n\nfield-remove A/fields/b source -- why", 3, 1, "unknown rule `field-remove`"),
    ("messagegen accepted 1\nfield-removed A/fields/b sourc -- why", 2, 26, "unknown consequence `sourc`"),
    ("messagegen accepted 1\nfield-removed A/fields/b x=y source -- why", 2, 26, "unknown consequence `x=y`"),
    ("messagegen accepted 1\nfield-removed A/fields/b -- why", 2, 25, "missing consequences"),
    ("messagegen accepted 1\nfield-removed A/fields/b source", 2, 32, "missing reason"),
    ("messagegen accepted 1\nfield-removed A/fields/b source --\n", 2, 35, "missing reason"),
    ("messagegen accepted 1\n<<<<<<< HEAD\n=======\n>>>>>>> a\n", 2, 1, "merge conflict marker"),
    ("<<<<<<< HEAD\nmessagegen accepted 1\n=======\n>>>>>>> a\n", 1, 1, "merge conflict marker"),
  ])
  func whatCannotBeReadIsFound(_ text: String, _ line: Int, _ column: Int, _ message: String) throws {
    let file = SourceFile(id: .init(7), path: "accepted", text: text)
    let findings = Acceptances.read(file).diagnostics
    #expect(findings.count == 1)
    let finding = try #require(findings.first)
    #expect(finding.severity == .error)
    #expect(finding.message.english.hasPrefix(message), "\(finding.message.english)")
    #expect(file.location(of: finding.range.start) == SourceLocation(line: line, column: column))
    #expect(finding.help != nil)
  }

  @Test func bothSidesOfAConflictAreRead() throws {
    let outcome = read("<<<<<<< HEAD", Self.skin, "=======", "field-removed A/fields/b source -- why", ">>>>>>> a")
    #expect(outcome.diagnostics.map(\.id) == ["merge-conflict"])
    #expect(outcome.value?.all.count == 2)
  }

  @Test func textThatIsNotUTF8IsFound() {
    let bytes = Array(Self.title.utf8) + [0xBA, 0xEC, 0x20, 0xFF]
    let findings = Acceptances.read(SourceFile(id: .init(7), path: "accepted", bytes: bytes)).diagnostics
    #expect(findings.map(\.message.english) == ["this line is not UTF-8"])
  }

  private let base: Example = "message: Order\nid: 15\nfields: { skin: string?, title: string }"
  private let withoutSkin: Example = "message: Order\nid: 15\nfields: { title: string }"
  private let withoutTitle: Example = "message: Order\nid: 15\nfields: { skin: string? }"

  @Test func anEntryAcceptsItsChangeAndNoOther() throws {
    let changes = try changes(from: base, to: "message: Order\nid: 15")
    let applied = try #require(read(Self.skin).value).applied(to: changes)
    #expect(applied.accepted.map(\.at) == ["Order/fields/skin"])
    #expect(applied.unaccepted.map(\.at) == ["Order/fields/title"])
    #expect(applied.used.map(\.line) == [Self.skin])
    #expect(applied.findings == [])
  }

  @Test func milderConsequencesAreAcceptedToo() throws {
    let entry = Self.skin.replacing("=absent", with: "=invalid")
    let applied = try #require(read(entry).value).applied(to: changes(from: base, to: withoutSkin))
    #expect(applied.accepted.map(\.at) == ["Order/fields/skin"])
  }

  @Test(arguments: ["old-reads-new=absent", "new-reads-old=misread", "source display"])
  func worseOnesAreNot(_ consequences: String) throws {
    let entry = "field-removed Order/fields/title \(consequences) -- why"
    let applied = try #require(read(entry).value).applied(to: changes(from: base, to: withoutTitle))
    #expect(applied.accepted.isEmpty && applied.used.isEmpty && applied.findings.isEmpty)
    let note = try #require(applied.unaccepted.first?.diagnostic.notes.last)
    #expect(note.message.english == "only `\(consequences)` is accepted")
    #expect(note.range?.file == SourceFile.ID(7))
  }

  @Test func whatIsNotFoundIsUnused() throws {
    let applied = try #require(read(Self.skin).value).applied(to: changes(from: base, to: base))
    #expect(applied.findings.map(\.id) == ["unused-acceptance"])
    #expect(applied.findings.map(\.severity) == [.warning])
    #expect(applied.used.isEmpty)
  }

  @Test func notesNeedNotBeNamed() throws {
    let changes = try changes(from: base, to: withoutSkin)
    #expect(changes.map(\.text) == ["Order/fields/skin old-reads-new=absent source"])
    #expect(Acceptance(of: changes[0], reason: "why").breaks == "old-reads-new=absent")
    let renamed = try self.changes(
      from: base, to: "message: Order\nid: 15\nfields: { skin: string?, title: { type: string, swiftName: head } }")
    #expect(renamed.map { Acceptance(of: $0, reason: "why").breaks } == ["source"])
  }

  @Test func acceptingReplacesTheEntryOfAChange() throws {
    let old = read("field-removed Order/fields/skin source -- old", "case-removed A source -- b")
    let acceptances = try #require(old.value)
    let changes = try changes(from: base, to: withoutSkin)
    let new = acceptances.accepting(changes, reason: " the server \n never  filled it ", in: .init(7))
    #expect(new.text == Self.title + "case-removed A source -- b\n" + Self.skin + "\n")
    #expect(new.applied(to: changes).unaccepted.isEmpty)
  }
}
