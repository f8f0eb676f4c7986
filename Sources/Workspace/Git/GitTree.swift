/// The files of a revision below a folder, as `git ls-tree -r -z` lists them.
struct GitTree {
  enum Entry {
    case folder(Folder)
    /// With the id of the content.
    case file(String)
    /// With the id of what it points to.
    case link(String)
    /// A repository of its own.
    case submodule

    var isLink: Bool { if case .link = self { true } else { false } }
  }

  final class Folder {
    struct Named {
      let name: String
      let entry: Entry
      /// What is the same to the file system.
      var twin: String?
    }

    fileprivate(set) var entries: [String: Named] = [:]
  }

  let root: Folder
  /// Whether `a` and `A` are one, as on the disk that the project is on.
  private let ignoresCase: Bool

  private init(root: Folder, ignoresCase: Bool) { (self.root, self.ignoresCase) = (root, ignoresCase) }

  /// Names that are not UTF-8 are somebody else's.
  init(listing: [UInt8], ignoresCase: Bool) {
    self.init(root: Folder(), ignoresCase: ignoresCase)
    var parent = (path: ArraySlice<UInt8>(), folder: root)
    for line in listing.split(separator: 0) {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let path = line[(tab + 1)...]
      let slash = path.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      let words = line[..<tab].split(separator: UInt8(ascii: " "))
      guard words.count == 3, let name = Self.text(path[slash...].drop { $0 == UInt8(ascii: "/") }) else { continue }
      if path[..<slash] != parent.path {
        guard let names = Self.text(path[..<slash]) else { continue }
        parent = (path[..<slash], folder(names.split(separator: "/").map(String.init)))
      }
      add(Self.entry(mode: words[0], object: String(decoding: words[2], as: UTF8.self)), name, to: parent.folder)
    }
  }

  func below(_ folder: Folder) -> GitTree { GitTree(root: folder, ignoresCase: ignoresCase) }

  /// What has a name in a folder. If the disk tells `a` from `A`, the revision may still have been made on one that does
  /// not: then the only one that differs in nothing else counts.
  func entry(_ name: String, in folder: Folder) -> Folder.Named? {
    if let found = folder.entries[key(name)] { return found }
    let near = folder.entries.values.filter { FileName.folded($0.name) == FileName.folded(name) }
    return near.count == 1 ? near[0] : nil
  }

  private func key(_ name: String) -> String { ignoresCase ? FileName.folded(name) : name }

  private func folder(_ path: [String]) -> Folder {
    path.reduce(root) { folder, name in
      if case .folder(let known)? = folder.entries[key(name)]?.entry { return known }
      let new = Folder()
      add(.folder(new), name, to: folder)
      return new
    }
  }

  private func add(_ entry: Entry, _ name: String, to folder: Folder) {
    let before = folder.entries.updateValue(Folder.Named(name: name, entry: entry), forKey: key(name))
    if let before { folder.entries[key(name)]?.twin = before.name }
  }

  private static func entry(mode: ArraySlice<UInt8>, object: String) -> Entry {
    switch String(decoding: mode, as: UTF8.self) {
    case "120000": .link(object)
    case "160000": .submodule
    default: .file(object)
    }
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.elementsEqual(bytes) ? text : nil
  }
}
