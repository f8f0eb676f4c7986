import CTexts

/// A file of this folder, or of those that it links to, as it was when the tool was built.
public struct EmbeddedText: Sendable {
  /// In its folder, such as `JSON/JSONNumber.swift` in `Runtime`.
  public let path: String
  public let name: String
  private let index: Int

  private init(path: String, index: Int) {
    self.path = path
    name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    self.index = index
  }

  /// Copied where it is asked for, since a run needs few of them.
  public var bytes: [UInt8] {
    let text = ctexts_at(index)
    return Array(UnsafeBufferPointer(start: text.bytes, count: text.size))
  }

  /// In the order of their paths.
  static func all(in folders: String...) -> [EmbeddedText] {
    let prefixes = folders.map { $0 + "/" }
    return (0..<ctexts_count()).compactMap { index in
      let path = String(cString: ctexts_at(index).path)
      guard let prefix = prefixes.first(where: path.hasPrefix) else { return nil }
      return EmbeddedText(path: String(path.dropFirst(prefix.count)), index: index)
    }
  }
}

/// The templates of generated code, by file name: whatever their folder, they are of one set.
public enum BuiltInTemplates {
  /// In the order of their names.
  public static let all = EmbeddedText.all(in: "NIMKit", "NIMv2", "Scaffold", "Swift", "TUIKit", "UIKit")
    .sorted { $0.name < $1.name }

  private static let byName = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// The text of a template; nil: there is none of that name.
  public static func text(of file: String) -> [UInt8]? { byName[file]?.bytes }
}

/// What the pages of a catalog are made of.
public enum CatalogTemplates {
  public static let all = EmbeddedText.all(in: "Catalog")

  /// Nothing where there is no such file.
  public static func text(of file: String) -> [UInt8] { all.first { $0.name == file }?.bytes ?? [] }
}

/// The sources of the runtime of generated code.
public enum RuntimeSources {
  public static let all = EmbeddedText.all(in: "Runtime")
}

/// The pages of the documentation that are for users.
public enum GuideSources {
  public static let all = EmbeddedText.all(in: "Guides")
}
