/// A path in the project without needless parts, so that two ways to write it are equal.
struct ProjectPath: Equatable {
  /// Empty for the folder of the project itself.
  let text: String

  init(_ path: String) {
    text = (path.hasPrefix("/") ? "/" : "") + path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }

  /// Whether it is something below a folder, or the folder.
  func isInside(_ folder: ProjectPath) -> Bool {
    if text.split(separator: "/").contains("..") { return false }
    return folder.text.isEmpty ? !text.hasPrefix("/") : text == folder.text || text.hasPrefix(folder.text + "/")
  }

  var isYAML: Bool { text.hasSuffix(".yaml") || text.hasSuffix(".yml") }

  /// The rest of the path from a folder that it is inside of.
  func text(inside folder: ProjectPath) -> String {
    folder.text.isEmpty ? text : String(text.dropFirst(folder.text.count + 1))
  }
}
