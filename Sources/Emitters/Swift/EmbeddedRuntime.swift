import Schema
import SourceText
import Templates

/// The runtime as one file of a target: its sources in the order of their paths, as accessible as the target says, with
/// functions for any type that are compiled once.
enum EmbeddedRuntime {
  static let fileName = "MessageRuntime.swift"

  static func file(header: String, access: Target.Access) -> GeneratedFile {
    let text = access == .public ? sources : SwiftModifiers.replacingPublic(by: access.rawValue, in: sources)
    return GeneratedFile(name: fileName, bytes: Array((header + "\nimport Foundation\n").utf8) + text)
  }

  /// All but the header, in one text.
  private static let sources = RuntimeSources.all.reduce(into: [UInt8]()) { bytes, source in
    bytes += Array("\n// MARK: - \(name(ofFile: source.path))\n".utf8)
    bytes += GenericFunctions.marked(body(of: source.bytes))
  }

  /// Without its imports, which are above everything else; from the line break behind them on.
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
