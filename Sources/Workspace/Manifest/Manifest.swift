import SourceText

/// What messagegen wrote into an output folder: `.messagegen-manifest` there.
///
/// A header line, a line with the configuration, one for each of its output folders, then a line for each file (hash, name,
/// schemas, with tabs between), sorted. A name may be there several times, each time with a content that is ours: so a run announces what it is
/// about to write, behind what is there, and the lines of both branches count where git could not merge them.
struct Manifest: Sendable {
  static let name = ".messagegen-manifest"
  /// What the line of a configuration begins with.
  static let configurationMark = "# configuration: "

  /// What the line of an output folder begins with.
  static func folderMark(_ kind: OutputFolder.Kind) -> String { "# \(kind.rawValue): " }

  struct Entry: Hashable, Sendable {
    var name: String
    var hash: ContentHash
    /// Empty: all schemas.
    var sources: [String]

    init(name: String, hash: ContentHash, sources: [String]) {
      (self.name, self.hash, self.sources) = (name, hash, sources)
    }

    init(of file: GeneratedFile, _ hash: ContentHash) {
      self.init(name: file.name, hash: hash, sources: file.sources.map(Manifest.oneField))
    }

    fileprivate var line: String {
      // Where there are no sources the tab is there.
      "\(hash)\t\(name)\t\(sources.joined(separator: "\t"))\n"
    }
  }

  /// Of the tool that wrote it.
  var version: String
  /// Whose files these are: the path of the configuration from the folder. Older versions wrote none; after a merge there
  /// may be several.
  var configurations: [String]
  /// All output folders of the configuration and of this kind, from its own: so that one is found again when it is none
  /// any more. None in folders that the configuration does not name.
  var folders: [String]
  var kind: OutputFolder.Kind
  var entries: [Entry]

  init(
    version: String, configurations: [String] = [], folders: [String] = [], of kind: OutputFolder.Kind = .code,
    entries: [Entry] = []
  ) {
    self.version = version
    self.kind = kind
    self.configurations = configurations.map(Self.oneField)
    self.folders = folders.map(Self.oneField)
    self.entries = entries
  }

  var bytes: [UInt8] {
    let header = "# messagegen \(version) wrote these files; do not edit (manifest 1)\n"
    let owners = configurations.map { Self.configurationMark + $0 + "\n" }
    let outputs = folders.map { Self.folderMark(kind) + $0 + "\n" }
    return Array((header + owners.joined() + outputs.joined() + entries.map(\.line).joined()).utf8)
  }

  /// With the folders of another manifest.
  func listing(_ others: [String]) -> Manifest {
    var manifest = self
    manifest.folders += others.filter { !folders.contains($0) }
    return manifest
  }

  /// The text of this manifest, and behind it what only another one lists: while a run replaces the one by the other,
  /// the files of both are ours.
  func text(_ text: [UInt8], announcing other: Manifest) -> [UInt8] {
    let known = Set(entries)
    let news = other.entries.filter { !known.contains($0) }
    return text + (text.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + news.map(\.line).joined().utf8
  }

  /// A path without what would break its line.
  fileprivate static func oneField(_ path: String) -> String {
    String(decoding: path.utf8.map { $0 < 0x20 ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }
}
