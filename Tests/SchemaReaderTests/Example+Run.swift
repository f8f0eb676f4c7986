import Schema
import SchemaReader
import SourceText
import Testing

extension Example {
  /// What the configuration is where an example says nothing of it.
  static let configuration = """
    version: 1
    envelopes:
      default: { id: type, data: data }
      flat: { id: businessID }
      pair: { id: [first, second], data: data }
      service: { present: customerServicePlugin, id: src, constants: { customerServicePlugin: 0 } }
      plugin: { present: plugin }
      sdk: { outside: true }
      bare: { outside: true, root: list }
    layouts:
      bubble: { insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] } }
    """

  struct Run {
    var schema: Schema?
    var configuration: Configuration?
    var findings: [Diagnostic]
    var files: [SourceFile]

    /// What was found, as examples say it.
    var expectations: [Expectation] {
      findings.map { finding in
        let file = files.first { $0.id == finding.range.file }!
        let place = file.place(of: finding.range.start)
        let before = file.line(place.line).utf8.prefix(place.column - 1)
        return Expectation(
          path: file.path, line: place.line, column: String(decoding: before, as: UTF8.self).count + 1, id: finding.id,
          help: finding.help?.english)
      }.sorted()
    }

    /// The findings for people, when a test fails.
    var report: String {
      zip(findings.indices, findings).map { _, finding in
        let file = files.first { $0.id == finding.range.file }!
        let place = file.place(of: finding.range.start)
        return "\(file.path):\(place.line):\(place.column): \(finding.id): \(finding.message.english)"
          + (finding.help.map { "; help: \($0.english)" } ?? "")
      }.joined(separator: "\n")
    }
  }

  /// Reads the files, or others in their place, in their order or the other way round.
  func run(_ other: [SourceFile]? = nil, reversed: Bool = false) -> Run {
    let files = other ?? files
    return Self.run(reversed ? files.reversed() : files)
  }

  static func run(_ files: [SourceFile]) -> Run {
    let own = files.first { $0.path == "messagegen.yaml" }
    let source = own ?? SourceFile(id: .init(99), path: "messagegen.yaml", text: configuration)
    let settings = SchemaReader.readConfiguration(source)
    var run = Run(
      schema: nil, configuration: settings.value?.configuration, findings: settings.diagnostics,
      files: own == nil ? files + [source] : files)
    guard let value = settings.value else { return run }
    let outcome = SchemaReader.read(files.filter { $0.path != "messagegen.yaml" }, configuration: value)
    run.schema = outcome.value
    run.findings += outcome.diagnostics
    return run
  }

  /// Whether exactly the expected findings are there.
  func check() {
    let run = run()
    let found = run.expectations
    let bare = { (list: [Expectation]) in list.map { "\($0.path):\($0.line):\($0.column) \($0.id)" } }
    #expect(bare(found) == bare(expectations), "\(run.report)\n\(text)")
    for (found, expected) in zip(found, expectations) {
      guard let help = expected.help else { continue }
      #expect(found.help?.contains(help) == true, "\(run.report)")
    }
  }
}
