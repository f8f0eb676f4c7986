import SchemaReader
import SourceText

/// The tool's name and version, which is in manifests and in the headers of generated files.
enum Tool {
  static let name = "messagegen"
  static let version = "0.2.0"

  /// That a configuration requires another version; nil: it does not.
  static func wrongVersion(in configuration: SourceFile) -> Diagnostic? {
    ToolVersion(version).flatMap { SchemaReader.wrongVersion(of: $0, in: configuration) }
  }
}
