import ArgumentParser
import SourceText

/// The documentation that comes with the binary.
struct HelpCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "help",
    abstract: "Show a guide, or the options of a command.",
    discussion: """
      Without a name, lists commands and guides.

      Examples:
        messagegen help                      list commands and guides
        messagegen help lint                 show the options of a command
        messagegen help language             show a guide
        messagegen help language envelopes   show a section of it
        messagegen help tuikit | less        read a guide page by page
      """)

  @Argument(help: "Command or guide.", completion: .helpNames)
  var name: String?
  @Argument(help: "Words of a heading of the guide; only shows that section.", completion: .nothing)
  var section: [String] = []
  @Flag(help: "Show the guide even if a command has the same name.")
  var guide = false
  @Option(help: "When to use colors; auto respects NO_COLOR and CLICOLOR_FORCE.")
  var color = ColorChoice.auto
  @OptionGroup var language: LanguageChoice

  func run() throws {
    guard let name else { return show(Messagegen.helpMessage() + "\n" + guides) }
    let found = Guide.named(name)
    if !guide, section.isEmpty, let command = Messagegen.command(name) {
      let hint = found.map { Self.hint(at: $0.name, besideCommand: name) } ?? ""
      return show(Messagegen.helpMessage(for: command) + "\n" + hint)
    }
    guard let found else { throw unknown(name) }
    try show(found)
  }

  /// How to read the guide on a command.
  static func hint(at guide: String, besideCommand command: String) -> String {
    "Guide: messagegen help \(guide == command ? "--guide " : "")\(guide)\n"
  }

  private func show(_ guide: Guide) throws {
    let blocks = section.isEmpty ? guide.blocks : try guide.section(section)
    show(GuideText(style: color.style, width: Terminal.width).text(of: blocks))
    let related = Wording.enumeration(guide.related(to: blocks).map { "`\($0)`" })
    guard !related.english.isEmpty else { return }
    let hint = LocalizedText("See also: \(related)", zh: "另见：\(related)").text(in: language.chosen)
    show("\n" + Paragraph(text: hint).wrapped(Terminal.width))
  }

  /// What there is to read, with a line on each.
  private var guides: String {
    let column = 24
    let lines = Guide.all.map { guide in
      let name = "  " + guide.name
      let bullet = name + String(repeating: " ", count: max(2, 2 + column - name.count))
      return Paragraph(text: guide.summary).wrapped(80, bullet: bullet)
    }
    return "\nGUIDES:\n" + lines.joined() + "\n  See 'messagegen help <guide>' to read one.\n"
  }

  private func unknown(_ name: String) -> Failure {
    let commands = Messagegen.commands.compactMap { $0.configuration.commandName }
    let near = Spelling.nearest(to: name, in: guide ? Guide.all.map(\.name) : commands + Guide.all.map(\.name))
    let isRule = RuleCatalog().rules.contains { $0.id == name }
    let calls = calls(about: name)
    let all = LocalizedText(
      "run `messagegen help` to list commands and guides", zh: "运行 `messagegen help` 列出命令和指南")
    return Failure(
      "unknown command or guide `\(name)`", zh: "未知命令或指南 `\(name)`",
      help: isRule
        ? LocalizedText("run `messagegen explain \(name)`", zh: "运行 `messagegen explain \(name)`")
        : calls.isEmpty ? near.map(Wording.didYouMean) ?? all : Self.run(calls), exitCode: .validationFailure)
  }

  /// What shows guides with the word in their name and sections with it in their heading, or else what explains it as a
  /// key; only the first ones.
  private func calls(about name: String) -> [String] {
    let words = [name] + section
    var calls = Guide.all.filter { $0.isNamed(with: name) }.map { guide in
      (["messagegen help", guide.name] + (guide.hasSection(with: section) ? section : [])).joined(separator: " ")
    }
    calls += Guide.all.filter { $0.hasSection(with: words) }.map { guide in
      "messagegen help \(guide.name) \(words.joined(separator: " "))"
    }
    if calls.isEmpty, section.isEmpty { calls = Guide.all.flatMap { $0.sections(explaining: name) } }
    return calls.prefix(3).map { "`\($0)`" }
  }

  private static func run(_ calls: [String]) -> LocalizedText {
    let list = Wording.enumeration(calls)
    return LocalizedText("run \(list)", zh: "运行 \(list)")
  }

  private func show(_ text: String) { Terminal.write(text, to: .output) }
}
