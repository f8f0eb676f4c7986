import Reports
import SourceText

/// A payload as it was given: bytes, which need not be text.
struct PayloadText {
  /// As the user calls it.
  let name: String
  let bytes: [UInt8]

  /// No message is longer; more would not fit the memory of a phone.
  static let limit = 64 << 20

  /// nil: it is no text.
  var text: String? { String(validating: bytes, as: UTF8.self) }

  var hasMark: Bool { bytes.starts(with: [0xEF, 0xBB, 0xBF]) }

  /// Such as "line 2, column 5 (byte 17)"; columns and bytes count from 1 and 0.
  func location(of offset: Int) -> LocalizedText {
    let location = SourceFile(id: .init(0), path: name, bytes: bytes).location(of: offset)
    return LocalizedText(
      "line \(location.line), column \(location.column) (byte \(offset))",
      zh: "第 \(location.line) 行第 \(location.column) 列（字节 \(offset)）")
  }

  /// Why it is no text, if it is none.
  var problem: LocalizedText? {
    if bytes.count > Self.limit { return LocalizedText("`\(name)` is longer than 64 MiB", zh: "`\(name)` 超过 64 MiB") }
    guard let invalidOffset else { return nil }
    let location = location(of: invalidOffset)
    return LocalizedText("`\(name)` is not UTF-8: \(location)", zh: "`\(name)` 不是 UTF-8：\(location)")
  }

  /// The byte at which it stops being text; nil: it is one.
  var invalidOffset: Int? { text == nil ? validPrefix : nil }

  /// How many bytes from the start are UTF-8.
  private var validPrefix: Int {
    var (low, high) = (0, bytes.count)
    // Where a prefix is cut inside a character, up to three bytes more make it whole.
    func isValid(_ count: Int) -> Bool {
      (max(0, count - 3)...count).contains { String(validating: bytes[..<$0], as: UTF8.self) != nil }
    }
    while low < high {
      let middle = (low + high + 1) / 2
      if isValid(middle) { low = middle } else { high = middle - 1 }
    }
    while low > 0, String(validating: bytes[..<low], as: UTF8.self) == nil { low -= 1 }
    return low
  }

  /// Why a text stops being JSON at a byte.
  func problem(at offset: Int, followsDocument: Bool) -> (message: LocalizedText, help: LocalizedText?) {
    let location = location(of: offset)
    if followsDocument {
      return (
        LocalizedText("several JSON documents: another one begins at \(location)", zh: "多个 JSON 文档：另一个始于\(location)"),
        LocalizedText("decode one message a line with `--lines`", zh: "用 `--lines` 每行解析一条消息")
      )
    }
    if bytes.allSatisfy({ [0x20, 0x09, 0x0A, 0x0D].contains($0) }) {
      return (LocalizedText("not JSON: the text is empty", zh: "不是 JSON：内容为空"), nil)
    }
    if offset >= bytes.count {
      return (LocalizedText("not JSON: it ends too early, at \(location)", zh: "不是 JSON：在\(location)提前结束"), nil)
    }
    if bytes[offset] == 0 {
      return (
        LocalizedText("not JSON: a NUL at \(location)", zh: "不是 JSON：NUL 位于\(location)"),
        LocalizedText("in a string, write it as `\\u0000`", zh: "在字符串中写作 `\\u0000`")
      )
    }
    if isTooDeep(at: offset) {
      return (
        LocalizedText("not JSON: nested deeper than 512 levels at \(location)", zh: "不是 JSON：嵌套超过 512 层，位于\(location)"),
        nil
      )
    }
    let found = TerminalText.shown(Self.character(in: bytes[offset...]))
    return (
      LocalizedText("not JSON: unexpected `\(found)` at \(location)", zh: "不是 JSON：意外的 `\(found)`，位于\(location)"), nil
    )
  }

  /// Whether a list or object begins there inside as many as there may be.
  private func isTooDeep(at offset: Int) -> Bool {
    guard "[{".utf8.contains(bytes[offset]) else { return false }
    var (depth, isInString, isEscaped) = (0, false, false)
    for byte in bytes[..<offset] {
      if isInString {
        if !isEscaped, byte == UInt8(ascii: "\"") { isInString = false }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if "[{".utf8.contains(byte) {
        depth += 1
      } else if "]}".utf8.contains(byte) {
        depth -= 1
      }
    }
    return depth >= 512
  }

  private static func character(in bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes.prefix(4), as: UTF8.self).first.map { String($0) } ?? ""
  }
}
