/// The line of `.gitattributes` that marks generated code: build servers fold it in reviews.
struct GitAttributes {
  static let name = ".gitattributes"

  private let line: String

  /// - Parameter folder: for generated code, from the folder of the attributes.
  init(folder: String) {
    // A pattern of `gitignore`, in quotes as those of C if there is a blank in it.
    let pattern = folder.map { "[]*?\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    let isPlain = !pattern.contains { $0.isWhitespace || $0 == "\"" }
    let quoted = pattern.map { "\"\\".contains($0) ? "\\\($0)" : String($0) }.joined()
    line = (isPlain ? "/\(pattern)/**" : "\"/\(quoted)/**\"") + " linguist-generated=true"
  }

  /// The bytes, of whatever encoding, with the line at their end; nil: it is there.
  func added(to bytes: [UInt8]?) -> [UInt8]? {
    let own = Array((line + "\n").utf8)
    guard let bytes, let last = bytes.last else { return own }
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    if lines.contains(line[...]) { return nil }
    return bytes + (last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + own
  }
}
