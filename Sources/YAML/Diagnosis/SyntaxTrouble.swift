import SourceText

/// A failure of libyaml's with the text around it, as the detectors look at it.
struct SyntaxTrouble {
  let failure: LibYAMLError
  let file: SourceFile
  /// Whether a word is a key that may follow another on its line.
  let isKey: (String) -> Bool
  /// The line libyaml complains about.
  let line: YAMLLine
  /// What is around the location of the failure in that line.
  let item: YAMLLine.Item

  init(failure: LibYAMLError, file: SourceFile, isKey: @escaping (String) -> Bool) {
    self.failure = failure
    self.file = file
    self.isKey = isKey
    let number = file.location(of: failure.offset).line
    let contextLine = failure.contextOffset.map { file.location(of: $0).line } ?? number
    let isInFlow = failure.context.contains("flow") && contextLine < number
    line = YAMLLine(number, in: file, isInFlow: isInFlow)
    item = line.item(before: failure.offset)
  }

  /// The byte libyaml complains about; nil at the end of the file.
  var byte: UInt8? { failure.offset < file.bytes.count ? file.bytes[failure.offset] : nil }

  var isAtEnd: Bool {
    file.bytes[min(failure.offset, file.bytes.count)...].allSatisfy { [0x20, 0x0A, 0x0D].contains($0) }
  }

  /// Where the last character before the failure is, blanks skipped; nil if the line begins there.
  var offsetBefore: Int? {
    file.bytes[line.start..<max(line.start, min(failure.offset, line.end))].lastIndex { $0 != 0x20 && $0 != 0x09 }
  }

  var isInFlow: Bool { item.isFlow || failure.context.contains("flow") }

  /// Whether libyaml missed what ends an element or an entry.
  var isMissingSeparator: Bool { failure.problem.hasPrefix("did not find expected ") && !isScanning }

  private var isScanning: Bool { failure.context.hasPrefix("while scanning") }

  /// The line of the failure and those above it that are part of the same text without quotes, from above.
  var suspects: [YAMLLine] {
    var lines = [line]
    var number = line.number - 1
    while number >= 1 {
      let above = YAMLLine(number, in: file)
      number -= 1
      if above.isBlank { continue }
      if above.hasColon || above.isMarker { break }
      lines.append(above)
    }
    return lines.reversed()
  }

  /// The nearest line above the failure that holds something.
  var lineAbove: YAMLLine? {
    stride(from: line.number - 1, through: 1, by: -1).lazy.map { YAMLLine($0, in: file) }.first { !$0.isBlank }
  }

  func range(_ start: Int, _ end: Int) -> SourceRange { SourceRange(file: file.id, start: start, end: max(start, end)) }

  func text(_ start: Int, _ end: Int) -> String { file.text(in: range(start, end)) }

  func finding(
    _ message: LocalizedText, at range: SourceRange, notes: [Diagnostic.Note] = [], help: LocalizedText? = nil,
    fixIts: [Diagnostic.FixIt] = []
  ) -> Diagnostic {
    Diagnostic(.yamlSyntax, message, at: range, notes: notes, help: help, fixIts: fixIts)
  }
}
