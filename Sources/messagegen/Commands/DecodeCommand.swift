import ArgumentParser
import Inspection
import MessageRuntime
import Schema
import SourceText
import Workspace

/// What the generated decoder makes of a payload, and why.
struct DecodeCommand: ParsableCommand {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json
  }

  static let configuration = CommandConfiguration(
    commandName: "decode",
    abstract: "Explain what the generated decoder makes of a payload.",
    discussion: """
      Decodes a message as the generated code does, without compiling it. Shows each \
      field with its places in the payload and in the schema, type conversions, \
      failures, unknown keys and encode(). A message that is not recognized is held \
      against each envelope. Hooks of the app count as passed; values of sensitive \
      fields are never printed.

      Exit codes: 0 decoded, 1 invalid, unrecognized or not JSON, 2 could not run, 64 \
      usage error.

      Examples:
        messagegen decode payload.json               explain one message
        messagegen decode '{"type":5,"data":{}}'     the same without a file
        pbpaste | messagegen decode -                from the clipboard
        messagegen decode - --message RedPacket      why it is not a RedPacket
        messagegen decode --slot desc=Hi gift.json   with a field beside the JSON
        messagegen decode --lines messages.log       one message per line
        messagegen decode --format json - | jq .failures
      """)

  @Argument(help: "File with one message as JSON, or the message itself; - for standard input.", completion: .file())
  var payload = "-"
  @Option(help: ArgumentHelp("Explain why it is not this message.", valueName: "name"), completion: .messageNames)
  var message: String?
  @Option(help: ArgumentHelp("Type id from the SDK's own field, for externalId envelopes.", valueName: "id"))
  var externalId: String?
  @Option(
    help: ArgumentHelp("Value that travels beside the JSON, such as desc=Hi; repeatable.", valueName: "name=value"))
  var slot: [String] = []
  @Option(help: ArgumentHelp("Decode as this target does. (default: all messages)", valueName: "name"))
  var target: String?
  @Flag(help: "Read one message per line, print one result per line.")
  var lines = false
  @Option(help: "How results are printed.")
  var format = Format.text
  @OptionGroup var project: ProjectOptions

  func validate() throws {
    try project.refuseDocuments()
    if lines, message != nil {
      throw ValidationError(
        "`--message` cannot be used with `--lines`", zh: "`--message` 不能与 `--lines` 同时使用")
    }
    if let wrong = slot.first(where: { !$0.contains("=") }) {
      throw ValidationError(
        "`--slot \(wrong)` must be a name and a value, such as `--slot desc=Hi`",
        zh: "`--slot \(wrong)` 必须是名称和值，如 `--slot desc=Hi`")
    }
  }

  func run() throws {
    let run = Run(reporter: project.reporter, isQuiet: true, isWriting: false)
    let read = try Project(Workspace(configuration: project.config), reading: .schemas, progress: run.progress)
    try run.report(read, exitCode: ExitCodes.couldNotRun)
    guard let schema = read.schema else { return }
    let inspector = Inspector(schema, target: try target(in: schema))
    try checkMessage(in: schema)
    if lines { return try decodeLines(InputFile(path), inspector, read) }
    let text = try PayloadText(
      name: name, bytes: isMessage ? Array(payload.utf8) : InputFile(path).rest(limit: PayloadText.limit))
    let inspection = try inspect(text, inspector)
    run.show(print(inspection, text, SchemaLocations(read), recognition(of: inspection, in: read)))
    if inspection.outcome != .decoded || !isMeant(inspection) { throw ExitCodes.findings }
  }

  private func isMeant(_ inspection: Inspection) -> Bool { message == nil || inspection.message?.name == message }

  /// What releases make of it, if that is printed; a record that cannot be read has nothing to say.
  private func recognition(of inspection: Inspection, in project: Project) -> ReleaseRecognition? {
    guard inspection.outcome != .noJSON, format == .json || isMeant(inspection) else { return nil }
    var project = project
    return (try? project.readReleases()).flatMap { ReleaseRecognition($0, of: inspection) }
  }

  private func decodeLines(_ file: InputFile, _ inspector: Inspector, _ project: Project) throws {
    let run = Run(reporter: self.project.reporter)
    var decoding = LineDecoding(
      inspector: inspector, template: beside(""), locations: SchemaLocations(project), isJSON: format == .json, run: run
    )
    if try !decoding.decode(file) { throw ExitCodes.findings }
  }

  private var name: String { payload == "-" ? UnsavedFile.name : isMessage ? "<argument>" : payload }

  /// Whether the argument is no file but what would be in one.
  private var isMessage: Bool {
    if lines { return false }
    let ends = [payload.first { !$0.isWhitespace }, payload.last { !$0.isWhitespace }]
    return ends[0] == "{" || ends == ["[", "]"]
  }

  /// Of the file; nil: standard input.
  private var path: String? {
    if payload != "-" { return payload }
    let what = lines ? LocalizedText("messages", zh: "消息") : LocalizedText("a message", zh: "消息")
    Terminal.sayWaiting(for: what, in: project.language)
    return nil
  }

  private func inspect(_ text: PayloadText, _ inspector: Inspector) throws -> Inspection {
    if let problem = text.problem {
      let help = LocalizedText("convert it to UTF-8", zh: "转换为 UTF-8")
      guard format == .json else { throw Failure(message: problem, help: text.invalidOffset.map { _ in help }) }
      let document = DecodeJSON.document(problem, at: text.invalidOffset, project.language)
      Terminal.write(document.document(width: 100), to: .output)
      throw ExitCodes.findings
    }
    let string = text.text ?? ""
    return inspector.inspect(beside(string))
  }

  private func print(
    _ inspection: Inspection, _ text: PayloadText, _ locations: SchemaLocations, _ recognition: ReleaseRecognition?
  ) -> String {
    if format == .json {
      let json = DecodeJSON(
        inspection: inspection, payload: text, locations: locations, language: project.language,
        recognition: recognition)
      return json.document().document(width: 100)
    }
    let shown = DecodeText(
      inspection: inspection, payload: text, locations: locations, style: project.color.style,
      language: project.language,
      recognition: recognition)
    if let message, !isMeant(inspection) { return shown.text(whyNot: message) }
    return shown.text
  }

  /// A text with what is sent beside it.
  private func beside(_ text: String) -> Payload {
    let slots = slot.map { $0.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) } }
    return Payload(
      text,
      externalID: externalId.map { id in Int64(id).flatMap { String($0) == id ? .integer($0) : nil } ?? .text(id) },
      slots: Dictionary(slots.map { ($0[0], $0[1]) }) { $1 })
  }

  private func target(in schema: Schema) throws -> Target? {
    guard let target else { return nil }
    if let found = schema.configuration.targets.first(where: { $0.name.value == target }) { return found }
    let near = Spelling.nearest(to: target, in: schema.configuration.targets.map(\.name.value))
    throw Failure(
      "unknown target `\(target)`", zh: "未知 target `\(target)`", help: near.map(Wording.didYouMean),
      exitCode: ExitCodes.couldNotRun)
  }

  private func checkMessage(in schema: Schema) throws {
    guard let message, !schema.messages.contains(where: { $0.name == message }) else { return }
    let near = Spelling.nearest(to: message, in: schema.messages.map(\.name))
    throw Failure(
      "unknown message `\(message)`", zh: "未知消息 `\(message)`", help: near.map(Wording.didYouMean),
      exitCode: ExitCodes.couldNotRun)
  }
}
