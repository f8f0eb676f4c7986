import Inspection
import Reports
import SourceText
import Workspace

/// Decodes a file with one message a line, such as a log, in a memory of one line.
struct LineDecoding {
  let inspector: Inspector
  let template: Payload
  let locations: SchemaLocations
  let isJSON: Bool
  let run: Run

  /// How many messages there were of each kind.
  private var counts: [Inspection.Outcome: Int] = [:]
  private var number = 0
  private var output = ""
  private var done = 0

  init(inspector: Inspector, template: Payload, locations: SchemaLocations, isJSON: Bool, run: Run) {
    self.inspector = inspector
    self.template = template
    self.locations = locations
    self.isJSON = isJSON
    self.run = run
  }

  /// A longer line is no message.
  private static let limit = 16 << 20

  /// - Returns: every line is a valid message.
  mutating func decode(_ file: InputFile) throws -> Bool {
    var line: [UInt8] = []
    var isTooLong = false
    while true {
      let bytes = try file.next()
      if bytes.isEmpty { break }
      done += bytes.count
      var rest = bytes
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        if !isTooLong { line += rest[..<end] }
        finish(line, isTooLong: isTooLong)
        (line, isTooLong) = ([], false)
        rest = rest[(end + 1)...]
      }
      if line.count + rest.count > Self.limit { isTooLong = true }
      if isTooLong { line = [] } else { line += rest }
      showProgress(of: file)
    }
    if !line.isEmpty || isTooLong { finish(line, isTooLong: isTooLong) }
    flush()
    Terminal.write(summary.text(in: run.language) + "\n", to: .error)
    return counts.allSatisfy { $0.key == .decoded }
  }

  private mutating func finish(_ line: [UInt8], isTooLong: Bool) {
    number += 1
    if !isTooLong, line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return }
    let bytes = line.last == UInt8(ascii: "\r") ? Array(line.dropLast()) : line
    let payload = PayloadText(name: "\(number)", bytes: bytes)
    guard !isTooLong, let text = payload.text else {
      counts[.noJSON, default: 0] += 1
      let problem =
        isTooLong
        ? LocalizedText("line is longer than 16 MiB", zh: "该行超过 16 MiB")
        : LocalizedText("not UTF-8", zh: "不是 UTF-8")
      return add(problem, payload)
    }
    var message = template
    message.text = text
    let inspection = inspector.inspect(message)
    counts[inspection.outcome, default: 0] += 1
    if isJSON {
      let json = DecodeJSON(inspection: inspection, payload: payload, locations: locations, language: run.language)
      output += json.document(line: number).line + "\n"
    } else {
      show(Self.result(inspection, payload))
    }
    if output.utf8.count > 1 << 16 { flush() }
  }

  /// What is no text.
  private mutating func add(_ problem: LocalizedText, _ payload: PayloadText) {
    if isJSON {
      let json = DecodeJSON.document(problem, at: payload.invalidOffset, line: number, run.language)
      output += json.line + "\n"
    } else {
      show(problem)
    }
  }

  private mutating func show(_ result: LocalizedText) {
    output += "\(number): \(TerminalText.shown(result.text(in: run.language)))\n"
  }

  private static func result(_ inspection: Inspection, _ payload: PayloadText) -> LocalizedText {
    inspection.verdict(on: payload, failures: failures(of: inspection), mismatches: nearestProblem(of: inspection))
  }

  /// The first one, and how many there are beside it.
  private static func failures(of inspection: Inspection) -> LocalizedText {
    guard let first = inspection.failures.first else { return .verbatim("") }
    let more = inspection.failures.count - 1
    let rest = more > 0 ? LocalizedText(", and \(more) more", zh: "，另有 \(more) 处") : .verbatim("")
    return LocalizedText("\(first.sentence())\(rest)", zh: "\(first.sentence())\(rest)")
  }

  private static func nearestProblem(of inspection: Inspection) -> LocalizedText {
    (inspection.nearestMismatch ?? inspection.mismatches.first)?.problem ?? .verbatim("")
  }

  private mutating func flush() {
    if output.isEmpty { return }
    run.show(output)
    output = ""
  }

  // MARK: How far it is

  private func showProgress(of file: InputFile) {
    let messages = LocalizedText("\(number) messages", zh: "\(number) 条消息")
    guard let size = file.size, size > 0 else { return run.progress.show(messages) }
    let part = min(done, size) * 20 / size
    let bar = String(repeating: "█", count: part) + String(repeating: "░", count: 20 - part)
    let percentage = "\(min(done, size) * 100 / size)"
    run.progress.show(LocalizedText("\(bar) \(percentage) %, \(messages)", zh: "\(bar) \(percentage) %，\(messages)"))
  }

  private var summary: LocalizedText {
    let all = counts.values.reduce(0, +)
    func count(_ outcome: Inspection.Outcome) -> Int { counts[outcome] ?? 0 }
    return LocalizedText(
      """
      \(all) \(all == 1 ? "message" : "messages"): \(count(.decoded)) valid, \(count(.invalid)) invalid, \
      \(count(.unrecognized)) unrecognized, \(count(.noJSON)) not JSON
      """,
      zh: """
        \(all) 条消息：\(count(.decoded)) 条有效，\(count(.invalid)) 条无效，\(count(.unrecognized)) 条无法识别，\
        \(count(.noJSON)) 条不是 JSON
        """)
  }
}
