import SourceText
import Templates

/// A page of the documentation, or a section of one, by the name that `messagegen help` takes.
struct Guide {
  let name: String
  /// The page's, such as `Lint.md`.
  var file: String { source.name }
  /// The heading of the section; nil: all of the page.
  private var section: String?
  private let source: EmbeddedText

  /// In the order of their names.
  static let all = (GuideSources.all.map { Guide($0) } + sections).sorted { $0.name < $1.name }

  /// Sections that people look for as if they were guides.
  private static var sections: [Guide] {
    GuideSources.all.filter { $0.name == "SchemaLanguage.md" }.map { page in
      Guide(name: "configuration", source: page, section: "The configuration")
    }
  }

  /// The names of guides that are not those of their files.
  private static let names = [
    "CommandLine.md": "commands", "Lint.md": "findings", "NIMKit.md": "nimkit", "NIMv2.md": "nim-v2",
    "SchemaLanguage.md": "language", "TUIKit.md": "tuikit", "WireFormat.md": "json",
  ]

  private init(_ source: EmbeddedText) {
    self.init(name: Self.names[source.name] ?? Self.name(of: source.name), source: source)
  }

  private init(name: String, source: EmbeddedText, section: String? = nil) {
    self.name = name
    self.section = section
    self.source = source
  }

  /// Such as `generated-files` for `GeneratedFiles.md`, and `xcode-and-ci` for `XcodeAndCI.md`.
  private static func name(of file: String) -> String {
    var previous: Character?
    return file.dropLast(".md".count).reduce(into: "") { name, letter in
      if letter.isUppercase, previous?.isLowercase == true { name += "-" }
      previous = letter
      name += letter.lowercased()
    }
  }

  /// By its name, or that of its page.
  static func named(_ name: String) -> Guide? {
    let wanted = name.lowercased()
    return all.first { $0.name == wanted } ?? all.first { $0.section == nil && $0.file.lowercased() == wanted + ".md" }
  }

  /// The title of what DocC's links name: a page such as `Profile`, or a heading such as `#The-runtime`.
  static func title(of reference: Substring) -> String {
    let parts = reference.split(separator: "#", omittingEmptySubsequences: false)
    if parts.count > 1 { return String(parts[1].replacing("-", with: " ")) }
    return all.first { $0.file == reference + ".md" }?.blocks.title ?? String(reference)
  }

  /// What it is about, in a line or two.
  var summary: String {
    section.map { "\($0), a section of `\(Self.names[file] ?? file)`." } ?? blocks.summary
  }

  var blocks: [MarkdownBlock] {
    let page = MarkdownReader.blocks(of: text)
    return section.map { page.section($0) } ?? page
  }

  private var text: String { String(decoding: source.bytes, as: UTF8.self) }

  /// The commands that show what links in the blocks lead to, in other guides or beyond the blocks, each once.
  func related(to blocks: [MarkdownBlock]) -> [String] {
    let shown = blocks.headings.map(Self.address)
    let links = blocks.flatMap(\.links)
    return Self.all.filter { $0.section == nil }.flatMap { guide in
      let isOwn = guide.file == file
      let wanted = links.filter { $0.file == guide.file || isOwn && $0.file.isEmpty }.map(\.section)
      let isWhole = !isOwn && wanted.contains("")
      let sections = guide.blocks.headings.filter { heading in
        let address = Self.address(heading)
        return wanted.contains(address) && !(isOwn && shown.contains(address))
      }
      let commands = sections.map { "messagegen help \(guide.name) \(Self.words($0))" }
      return (isWhole ? ["messagegen help \(guide.name)"] : []) + commands
    }
  }

  /// A heading as links write it.
  private static func address(_ heading: String) -> String {
    String(words(heading).map { $0 == " " ? "-" : $0 })
  }

  /// A heading as `messagegen help` takes it.
  private static func words(_ heading: String) -> String {
    heading.lowercased().filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
  }

  /// Whether a word is one of those that the name consists of, such as `xcode` of `xcode-and-ci`.
  func isNamed(with word: String) -> Bool { name.split(separator: "-").contains { $0 == word.lowercased() } }

  /// The commands that show the sections of the whole guide in which a table explains a key, each once.
  func sections(explaining key: String) -> [String] {
    if section != nil { return [] }
    var heading = ""
    var found: [String] = []
    for block in blocks {
      heading = block.heading ?? heading
      if block.explains(key), !found.contains(heading) { found.append(heading) }
    }
    return found.map { "messagegen help \(name) \(Self.words($0))" }
  }

  /// Whether a heading of the whole guide has these words.
  func hasSection(with words: [String]) -> Bool {
    let wanted = words.joined(separator: " ").lowercased()
    return section == nil && blocks.headings.dropFirst().contains { $0.lowercased().contains(wanted) }
  }

  /// The section with the words in its heading.
  func section(_ words: [String]) throws -> [MarkdownBlock] {
    let all = blocks
    let wanted = words.joined(separator: " ").lowercased()
    let headings = all.headings
    let heading =
      headings.first { [$0.lowercased(), Self.words($0)].contains(wanted) }
      ?? headings.first { $0.lowercased().contains(wanted) }
      ?? Spelling.nearest(to: wanted, in: headings)
    if let heading { return all.section(heading) }
    let list = Wording.enumeration(headings.dropFirst().map { "`\($0)`" })
    throw Failure(
      "the guide `\(name)` has no section `\(wanted)`", zh: "指南 `\(name)` 没有 `\(wanted)` 一节",
      help: LocalizedText("its sections are \(list)", zh: "它的各节是 \(list)"), exitCode: .validationFailure)
  }
}
