/// The tool's name and version, which is in manifests and in the headers of generated files.
enum Tool {
  static let name = "messagegen"
  static let version = "0.1.0"
}
