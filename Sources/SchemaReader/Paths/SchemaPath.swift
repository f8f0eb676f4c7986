import Language
import SourceText
import YAML

/// A location by names instead of lines, such as `Gift/fields/amount/key`.
///
/// It stays the same when the declaration moves within its file or to another one. Locations outside of any declaration
/// begin with the file: `messagegen.yaml#targets/Chat/path`.
struct SchemaPath {
  private let file: SourceFile
  private let roots: [YAMLNode]
  private let isConfiguration: Bool

  init(_ file: SourceFile, isConfiguration: Bool) {
    self.file = file
    self.isConfiguration = isConfiguration
    roots = SchemaReader.documents(of: file).value ?? []
  }

  func text(of location: SourceRange) -> String {
    // What is before a document, a comment say, is about it.
    guard let root = roots.first(where: { $0.range.end >= location.start }) ?? roots.last else {
      return file.path + "#"
    }
    let names = Self.names(below: root, to: location.start)
    guard !isConfiguration, let (kind, name) = declaration(root) else {
      return file.path + "#" + names.joined(separator: "/")
    }
    // The entry that declares is the declaration itself.
    let inner = names.first == kind ? Array(names.dropFirst()) : names
    return ([Self.escaped(name)] + inner).joined(separator: "/")
  }

  private func declaration(_ root: YAMLNode) -> (kind: String, name: String)? {
    for kind in DeclarationKind.allCases {
      guard let value = root.entry(kind.rawValue)?.value, value.kind == .scalar, !value.isNull else { continue }
      return (kind.rawValue, value.text)
    }
    return nil
  }

  private static func names(below node: YAMLNode, to offset: Int) -> [String] {
    for entry in node.entries where contains(entry.key.range.through(entry.value.range), offset) {
      let rest = contains(entry.value.range, offset) ? names(below: entry.value, to: offset) : []
      return [escaped(entry.key.text)] + rest
    }
    for (index, item) in node.items.enumerated() where contains(item.range, offset) {
      return [name(of: item) ?? "\(index)"] + names(below: item, to: offset)
    }
    return []
  }

  /// What an element of a list is called, wherever it is: its `name`, or itself if it is a word.
  private static func name(of item: YAMLNode) -> String? {
    let name = item.entry("name")?.value ?? item
    guard name.kind == .scalar, name.text.first?.isLetter == true, name.text.utf8.count <= 64 else { return nil }
    return escaped(name.text)
  }

  /// `/` is between names, and a path is one line.
  private static func escaped(_ name: String) -> String {
    name.unicodeScalars.map { scalar in
      switch scalar {
      case "~": "~0"
      case "/": "~1"
      case _ where scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}":
        "~x" + String(scalar.value, radix: 16) + "~"
      default: String(scalar)
      }
    }.joined()
  }

  private static func contains(_ range: SourceRange, _ offset: Int) -> Bool {
    range.start <= offset && offset <= range.end
  }
}

extension SchemaReader {
  /// The paths of locations in a file, by names that stay the same when lines move.
  ///
  /// - Parameter isConfiguration: declares nothing, whatever it looks like.
  public static func paths(of locations: [SourceRange], in file: SourceFile, isConfiguration: Bool) -> [String] {
    let path = SchemaPath(file, isConfiguration: isConfiguration)
    return locations.map(path.text)
  }
}
