import SourceText
import YAML

/// `excluded` in SwiftLint's configuration.
enum SwiftLintExclusion {
  static let name = ".swiftlint.yml"

  static func adding(_ folder: String, to bytes: [UInt8]) -> Exclusion {
    let advice = Exclusion.advice("excluded: [\(Escaping.jsonString(folder))]")
    let file = SourceFile(id: SourceFile.ID(0), path: name, bytes: bytes)
    guard let list = list(in: file), list.kind == .sequence else { return advice }
    if list.items.contains(where: { contains($0.text, folder) }) { return .present }
    guard let last = list.items.last else { return advice }
    let line = file.byteRange(ofLine: file.location(of: last.range.end).line)
    let end = list.isFlow ? last.range.end : line.upperBound
    let isPlain =
      folder.allSatisfy { $0.isLetter || $0.isNumber || "/_- .".contains($0) } && folder.first?.isLetter == true
    let item = isPlain ? folder : Escaping.jsonString(folder)
    let text = list.isFlow ? ", \(item)" : "\n\(indentation(of: last, in: file))- \(item)"
    let new = Array(bytes[..<end]) + Array(text.utf8) + Array(bytes[end...])
    // What was understood one way must be understood the same way afterwards.
    let now = self.list(in: SourceFile(id: file.id, path: name, bytes: new))?.items.map(\.text)
    return now == list.items.map(\.text) + [folder] ? .added(new) : advice
  }

  private static func list(in file: SourceFile) -> YAMLNode? {
    let outcome = YAMLReader.read(file)
    return outcome.hasErrors ? nil : outcome.value?.first?.entry("excluded")?.value
  }

  /// Whether what is excluded already is the folder or one around it.
  private static func contains(_ excluded: String, _ folder: String) -> Bool {
    ProjectPath(folder).isInside(ProjectPath(excluded))
  }

  /// The blanks before the dash of an item.
  private static func indentation(of item: YAMLNode, in file: SourceFile) -> Substring {
    file.line(file.location(of: item.range.start).line).prefix { $0 == " " }[...]
  }
}
