import SourceText

/// Finds the first byte that no YAML text may hold, before libyaml sees it: libyaml gives no location for it.
enum ByteCheck {
  static func finding(in file: SourceFile) -> Diagnostic? {
    if let name = wideEncoding(file.bytes) {
      return Diagnostic(
        .notUTF8, "the file is encoded in \(name)", zh: "文件的编码是 \(name)",
        at: SourceRange(file: file.id, start: 0, end: 0), help: LocalizedText("save it as UTF-8", zh: "保存为 UTF-8"))
    }
    return scan(file.bytes, file)
  }

  private static func scan(_ bytes: [UInt8], _ file: SourceFile) -> Diagnostic? {
    var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte >= 0x20 && byte < 0x7F || byte == 0x0A {
        offset += 1
        continue
      }
      guard let (scalar, length) = decode(bytes, at: offset) else { return notUTF8(file, offset, byte) }
      guard isAllowed(scalar) else {
        return forbidden(scalar, at: SourceRange(file: file.id, start: offset, end: offset + length))
      }
      offset += length
    }
    return nil
  }

  private static func wideEncoding(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xFF, 0xFE, 0, 0]) || bytes.starts(with: [0, 0, 0xFE, 0xFF]) { return "UTF-32" }
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return "UTF-16" }
    guard bytes.count >= 4 else { return nil }
    let zeros = bytes[..<4].map { $0 == 0 }
    return zeros == [true, false, true, false] || zeros == [false, true, false, true] ? "UTF-16" : nil
  }

  /// The scalar at an offset if its bytes are well-formed: no overlong forms, no surrogates.
  private static func decode(_ bytes: [UInt8], at offset: Int) -> (Unicode.Scalar, Int)? {
    var parser = Unicode.UTF8.ForwardParser()
    var rest = bytes[offset...].makeIterator()
    guard case .valid(let encoded) = parser.parseScalar(from: &rest) else { return nil }
    return (Unicode.UTF8.decode(encoded), encoded.count)
  }

  /// The characters libyaml reads.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0xE000...0xFEFE, 0xFF00...0xFFFD, 0x10000...: true
    default: false
    }
  }

  private static func notUTF8(_ file: SourceFile, _ offset: Int, _ byte: UInt8) -> Diagnostic {
    let value = "0x" + String(byte, radix: 16, uppercase: true)
    return Diagnostic(
      .notUTF8, "the file is not valid UTF-8: byte \(value) at offset \(offset)",
      zh: "文件不是 UTF-8：偏移 \(offset) 处的字节是 \(value)", at: SourceRange(file: file.id, start: offset, end: offset + 1),
      help: LocalizedText(
        "save it as UTF-8; Chinese text is often saved as GB18030",
        zh: "保存为 UTF-8；中文文件常被误存为 GB18030"))
  }

  private static func forbidden(_ scalar: Unicode.Scalar, at range: SourceRange) -> Diagnostic {
    let name = scalar.shownByNumber
    let what =
      switch scalar.value {
      case 0: LocalizedText("a NUL byte", zh: "NUL 字节")
      case 0xFEFF: LocalizedText("a byte order mark (U+FEFF) in the middle of the file", zh: "文件中间的字节顺序标记（U+FEFF）")
      case 0xFFFE, 0xFFFF: LocalizedText("the noncharacter \(name)", zh: "非字符 \(name)")
      default: LocalizedText("the control character \(name)", zh: "控制字符 \(name)")
      }
    return Diagnostic(
      .controlCharacter, "\(what) is not allowed in YAML", zh: "YAML 里不能有\(what)", at: range,
      help: [0, 0xFEFF].contains(scalar.value)
        ? Wording.deleteIt
        : LocalizedText("remove it, or write an escape sequence in double quotes", zh: "删除它，或在双引号里写成转义"),
      fixIts: [.init(Wording.deleteIt, replace: range, with: "", isSafe: scalar.value == 0xFEFF)])
  }
}
