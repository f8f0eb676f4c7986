import Schema
import SourceText
import Templates

/// The runtime as one file of a target: its sources in the order of their paths, as accessible as the target says.
enum EmbeddedRuntime {
  static let fileName = "MessageRuntime.swift"

  static func file(header: String, access: Target.Access) -> GeneratedFile {
    var bytes = Array((header + "\nimport Foundation\n").utf8)
    for source in RuntimeSources.all {
      let text = body(of: source.bytes)
      bytes += Array("\n// MARK: - \(name(ofFile: source.path))\n".utf8)
      bytes += access == .public ? text : SwiftModifiers.replacing("public", by: access.rawValue, in: text)
    }
    return GeneratedFile(name: fileName, bytes: bytes)
  }

  /// Without its imports, which stand above everything else; from the line break behind them on.
  static func body(of text: [UInt8]) -> [UInt8] {
    let imports = Array("import ".utf8)
    var rest = text[...]
    while rest.starts(with: imports) {
      rest = rest.drop { $0 != UInt8(ascii: "\n") }.dropFirst()
    }
    return Array(rest)
  }

  /// `JSON/JSONNumber.swift` is `JSONNumber`.
  private static func name(ofFile path: String) -> Substring {
    let file = path.utf8.split(separator: UInt8(ascii: "/")).last ?? path.utf8[...]
    return Substring(file.dropLast(".swift".utf8.count))
  }
}
