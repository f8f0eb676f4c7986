import SourceText

extension SyntaxDetector {
  /// A list or mapping whose end is missing: libyaml reads on into the lines below.
  static let unclosedBracket = SyntaxDetector(one: { trouble in
    guard trouble.failure.context.contains("flow"), let open = trouble.failure.contextOffset else { return nil }
    let line = YAMLLine(trouble.file.place(of: open).line, in: trouble.file)
    let isBelow = trouble.line.number > line.number && trouble.line.indentation <= line.indentation
    guard trouble.isAtEnd || isBelow || trouble.line.isMarker else { return nil }
    let start = trouble.openBracket(from: open)
    let mark = trouble.text(start, start + 1)
    return trouble.finding(
      "this `\(mark)` is never closed", at: trouble.range(start, start + 1),
      help: "write `\(mark == "[" ? "]" : "}")` behind the last element; "
        + "a text that starts with `\(mark)` must be quoted")
  })

  /// A closing bracket without an opening one.
  static let strayBracket = SyntaxDetector(one: { trouble in
    guard let byte = trouble.byte, byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") else { return nil }
    let mark = Character(Unicode.Scalar(byte))
    let place = trouble.range(trouble.failure.offset, trouble.failure.offset + 1)
    guard let open = trouble.failure.contextOffset, trouble.failure.context.contains("flow") else {
      return trouble.finding("this `\(mark)` closes nothing", at: place, help: "delete it, or quote the text")
    }
    return trouble.finding(
      "`\(mark)` does not close this bracket", at: place,
      notes: [.init("it was opened here", at: trouble.range(open, open + 1))], help: "brackets close in pairs")
  })
}

extension SyntaxTrouble {
  /// libyaml may name the entry it was reading instead of the bracket around it.
  fileprivate func openBracket(from offset: Int) -> Int {
    if offset < file.bytes.count, "[{".utf8.contains(file.bytes[offset]) { return offset }
    return file.bytes[..<offset].lastIndex { "[{".utf8.contains($0) } ?? offset
  }
}
