import SourceText

/// What messagegen wrote into an output folder: `.messagegen-manifest` there.
///
/// A header line, a line with the configuration, then a line for each file (hash, name, schemas, with tabs between),
/// sorted. A name may stand there several times, each time with a content that is ours: so a run announces what it is
/// about to write, behind what is there, and two branches merge by keeping the lines of both.
struct Manifest: Sendable {
  static let name = ".messagegen-manifest"

  struct Entry: Hashable, Sendable {
    var name: String
    var hash: ContentHash
    /// Empty: all schemas.
    var sources: [String]

    init(name: String, hash: ContentHash, sources: [String]) {
      (self.name, self.hash, self.sources) = (name, hash, sources)
    }

    init(of file: GeneratedFile, _ hash: ContentHash) {
      // Nearly all paths are written as they are: then the list is the file's own.
      let areFields = file.sources.allSatisfy(Manifest.isOneField)
      self.init(
        name: file.name, hash: hash, sources: areFields ? file.sources : file.sources.map(Manifest.oneField))
    }
  }

  /// Of the tool that wrote it.
  var version: String
  /// Whose files these are: the path of the configuration from the folder. Older versions wrote none; after a merge there
  /// may be several.
  var configurations: [String]
  var entries: [Entry]

  init(version: String, configurations: [String] = [], entries: [Entry] = []) {
    self.version = version
    self.configurations = configurations.map(Self.oneField)
    self.entries = entries
  }

  /// In the order in which a run writes them, and none of them announced beside what is there.
  var namesEachFileOnce: Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0.name.byteOrder($1.name) < 0 }
  }

  var bytes: [UInt8] {
    var text: [UInt8] = Array("# messagegen \(version) wrote these files; do not edit (manifest 1)\n".utf8)
    for path in configurations { text += Array((Self.configurationMark + path + "\n").utf8) }
    let pieces = stride(from: 0, to: entries.count, by: 512).map { $0..<min($0 + 512, entries.count) }
    let lines = pieces.map { Self.lines(of: entries, $0) }
    text.reserveCapacity(text.count + lines.reduce(0) { $0 + $1.count })
    for lines in lines { text += lines }
    return text
  }

  /// The text of this manifest, and behind it what only another one lists: while a run replaces the one by the other,
  /// the files of both are ours.
  func text(_ text: [UInt8], announcing other: Manifest) -> [UInt8] {
    var place = 0
    let news = other.entries.filter { entry in
      while place < entries.count, entries[place].name.byteOrder(entry.name) < 0 { place += 1 }
      return place == entries.count || entries[place] != entry
    }
    return text + (text.last == UInt8(ascii: "\n") ? [] : [UInt8(ascii: "\n")]) + Self.lines(of: news, news.indices)
  }

  /// What the line of a configuration begins with.
  static let configurationMark = "# configuration: "

  private static func lines(of entries: [Entry], _ places: Range<Int>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(places.count * 96)
    for place in places {
      do {
        let entry = entries[place]
        entry.hash.appendDigits(to: &text)
        text.append(UInt8(ascii: "\t"))
        text.append(contentsOf: entry.name.utf8)
        // Where there are none the tab is there.
        if entry.sources.isEmpty { text.append(UInt8(ascii: "\t")) }
        for source in entry.sources {
          text.append(UInt8(ascii: "\t"))
          text.append(contentsOf: source.utf8)
        }
        text.append(UInt8(ascii: "\n"))
      }
    }
    return text
  }

  fileprivate static func isOneField(_ path: String) -> Bool { path.hasOnlyBytes { $0 >= 0x20 } }

  /// A path without what would break its line.
  fileprivate static func oneField(_ path: String) -> String {
    String(String.UnicodeScalarView(path.unicodeScalars.map { $0.value < 0x20 ? "?" : $0 }))
  }
}
