import Foundation
import Reports
import Templates
import Testing

@testable import messagegen

/// Guides in the binary and on the terminal.
struct GuideTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Sources/messagegen/messagegen.docc/").standardizedFileURL

  @Test func `every guide of the documentation is in the binary`() throws {
    let pages = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).filter {
      $0.hasSuffix(".md") && !["messagegen.md", "Decisions.md"].contains($0)
    }
    #expect(
      GuideSources.all.map(\.path) == pages.sorted(), "`make texts` lists the pages of messagegen.docc")
    for guide in GuideSources.all {
      #expect(guide.bytes == Array(try Data(contentsOf: Self.folder.appending(path: guide.path))))
    }
  }

  @Test func `guides have names of their own, a title and a summary`() {
    #expect(Set(Guide.all.map(\.name)).count == Guide.all.count)
    for guide in Guide.all {
      #expect(!guide.blocks.title.isEmpty, "\(guide.name)")
      #expect(!guide.summary.isEmpty, "\(guide.name)")
    }
  }

  @Test(arguments: ["language", "configuration", "findings", "nimkit", "nim-v2", "tuikit"])
  func `a guide is found by the name that people look for`(name: String) {
    #expect(Guide.named(name)?.name == name)
  }

  @Test(arguments: [
    ("xcode", "messagegen help xcode-and-ci"), ("ci", "messagegen help xcode-and-ci"),
    ("nim", "messagegen help nim-v2"), ("transfer", "messagegen help language texts behavior sending"),
    ("slot", "messagegen help language fields"), ("variants", "messagegen help language layout"),
    ("xcode build phase", "messagegen help xcode-and-ci build phase"), ("fidnings", "`findings`"), ("lnt", "`lint`"),
  ])
  func `the help on words names what explains them`(words: String, call: String) throws {
    let failure = #expect(throws: Failure.self) {
      try HelpCommand.parse(words.split(separator: " ").map(String.init)).run()
    }
    #expect(failure?.help?.english.contains(call) == true, "\(failure?.help?.english ?? "")")
    for call in failure?.help?.english.split(separator: "`").filter({ $0.hasPrefix("messagegen help") }) ?? [] {
      let shown = call.split(separator: " ").dropFirst(2).map(String.init)
      let page = try #require(Guide.named(shown[0]))
      #expect(try shown.count == 1 || !page.section(Array(shown.dropFirst())).isEmpty, "\(call)")
    }
  }

  @Test func `a guide is found by the name of its page`() {
    #expect(Guide.named("SchemaLanguage")?.name == "language")
    #expect(Guide.named("GeneratedFiles")?.name == "generated-files")
    #expect(Guide.named("nothing") == nil)
  }

  @Test func `commands show what the links of guides lead to`() throws {
    for guide in Guide.all {
      for command in guide.related(to: guide.blocks) {
        let words = command.split(separator: " ").map(String.init)
        let page = try #require(Guide.named(words[2]))
        #expect(try words.count == 3 || !page.section(Array(words.dropFirst(3))).isEmpty, "\(command)")
      }
    }
    let guide = try #require(Guide.named("nimkit"))
    #expect(
      guide.related(to: MarkdownReader.blocks(of: "[a](NIMKit.md#registration), [b](Lint.md), [c](Lint.md#nothing)"))
        == ["messagegen help findings", "messagegen help nimkit registration"])
  }

  @Test(arguments: [40, 100]) func `prose and tables fit the terminal`(width: Int) {
    for guide in Guide.all {
      let text = GuideText(style: .plain, width: width).text(of: guide.blocks.filter { !Self.isCode($0) })
      // A word alone may be longer than a narrow line.
      for line in text.split(separator: "\n") where line.split(separator: " ").count > 3 {
        #expect(line.count <= width, "\(guide.name): \(line)")
      }
    }
  }

  private static func isCode(_ block: MarkdownBlock) -> Bool {
    switch block.kind {
    case .code, .heading: true
    default: false
    }
  }

  @Test func `the guide on a command is reached by its name, or by an option if that is the command's`() {
    #expect(HelpCommand.hint(at: "findings", besideCommand: "lint") == "Guide: messagegen help findings\n")
    #expect(
      HelpCommand.hint(at: "templates", besideCommand: "templates") == "Guide: messagegen help --guide templates\n")
  }
}
