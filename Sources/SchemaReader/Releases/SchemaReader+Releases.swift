import Schema
import SourceText

extension SchemaReader {
  /// All that is found in the record of releases; none of it can be configured. A test compares this list with the files
  /// in `Rules/Releases`.
  public static let releaseRules: [Rule] = [
    .damagedRelease, .missingRelease, .equalReleases, .strayReleaseFile,
  ]

  /// Reads the record of releases, the earliest first, each distinct content once. Releases that cannot be read, and those
  /// after them, are left out, and findings say why.
  ///
  /// - Parameters:
  ///   - files: All YAML files in the folder of the record, and those of example messages.
  ///   - folder: Its path, as the files' paths begin.
  public static func readReleases(_ files: [SourceFile], in folder: String) -> Outcome<[RecordedRelease]> {
    var record = ReleaseReader(files, in: folder)
    return Outcome(record.releases(), record.findings.sorted { $0.range < $1.range })
  }
}

/// The files of a record while they are read.
private struct ReleaseReader {
  let folder: String
  let files: [SourceFile]
  private(set) var findings: [Diagnostic] = []
  /// Of all files that are where a release's is, whether they can be read or not.
  private var versions: [(version: ReleaseVersion, file: SourceFile)] = []
  private var examples: [SourceFile] = []

  init(_ files: [SourceFile], in folder: String) {
    (self.folder, self.files) = (folder, files)
    for file in files {
      let parts = file.path.dropFirst(folder.count + 1).split(separator: "/", omittingEmptySubsequences: false)
      if parts.count == 2, parts[1] == "release.yaml", let version = ReleaseVersion(String(parts[0])) {
        versions.append((version, file))
      } else if file.path.hasSuffix(".json") {
        examples.append(file)
      } else {
        findings.append(.strayReleaseFile(file))
      }
    }
    let known = Set(versions.map(\.version.description))
    var lost: Set<String> = []
    for file in examples {
      let name = file.path.dropFirst(folder.count + 1).prefix { $0 != "/" }
      guard let version = ReleaseVersion(String(name)), !known.contains(String(name)),
        lost.insert(String(name)).inserted
      else { continue }
      findings.append(.damagedRelease(version, withoutSchemasBeside: file))
    }
    versions.sort { ($0.version, $0.version.description) < ($1.version, $1.version.description) }
  }

  mutating func releases() -> [RecordedRelease] {
    let folders = Set(versions.map(\.version.description))
    let outcomes = versions.parallelMap {
      ReleaseDocumentReader(file: $0.file, version: $0.version, folders: folders).read()
    }
    let documents = outcomes.compactMap(\.value)
    let followed = Set(documents.flatMap(\.named).map(\.value))
    for ((version, _), outcome) in zip(versions, outcomes) {
      findings += outcome.diagnostics.map { followed.contains(version) ? $0.ofFollowed(version) : $0 }
    }
    checkVersions(of: documents)
    findings += documents.parallelMap { [examples] document in
      document.findings(in: examples).map {
        followed.contains(document.version.value) ? $0.ofFollowed(document.version.value) : $0
      }
    }.joined()
    var contents: [ReleaseVersion: ReleaseContent] = [:]
    var released: [(document: ReleaseDocument, content: ReleaseContent)] = []
    for document in documents where contents[document.version.value] == nil {
      if let after = document.after {
        // What is wrong with the parent is said there.
        guard let parent = contents[after.value] else { continue }
        released.append((document, ReleaseContent(document, over: parent)))
      } else {
        released.append((document, ReleaseContent(document, over: nil)))
      }
      contents[document.version.value] = released.last?.content
    }
    return read(released)
  }

  private mutating func checkVersions(of documents: [ReleaseDocument]) {
    for (earlier, later) in zip(documents, documents.dropFirst()) where earlier.version.value == later.version.value {
      findings.append(.equalReleases(earlier.version, later.version))
    }
    for document in documents {
      for release in document.named where !versions.contains(where: { $0.version == release.value }) {
        findings.append(.missingRelease(release, of: document.version.value, in: folder))
      }
    }
  }

  /// Each distinct content is resolved once, and what is the same in several of them.
  private mutating func read(_ released: [(document: ReleaseDocument, content: ReleaseContent)]) -> [RecordedRelease] {
    var numbers: [ReleaseContent.Identity: Int] = [:]
    var distinct: [(document: ReleaseDocument, content: ReleaseContent)] = []
    for release in released where numbers[release.content.identity] == nil {
      numbers[release.content.identity] = distinct.count
      distinct.append(release)
    }
    let outcomes = outcomes(of: distinct)
    var known: Set<Diagnostic> = []
    for (release, outcome) in zip(distinct, outcomes) {
      let errors = outcome.diagnostics.filter { $0.severity == .error }
      // What is wrong with a parent is said once.
      if let new = errors.first(where: { !known.contains($0) }) {
        findings.append(.damagedRelease(release.document.version.value, unreadable: new))
      }
      known.formUnion(errors)
    }
    return released.compactMap { document, content in
      guard let number = numbers[content.identity], !outcomes[number].hasErrors, let schema = outcomes[number].value
      else { return nil }
      return RecordedRelease(
        version: document.version.value, after: document.after?.value,
        beside: document.beside.map(\.value), file: document.file.id, schema: schema,
        content: number, accepted: document.accepted,
        declarations: content.declarations.mapValues(\.name.range.file),
        configuration: content.configuration.mapValues(\.value))
    }
  }
}

extension ReleaseReader {
  /// What becomes of each content: those with the same surroundings in turn, the others beside them.
  private func outcomes(of contents: [(document: ReleaseDocument, content: ReleaseContent)]) -> [Outcome<Schema>] {
    let alike = Array(Dictionary(grouping: contents.indices) { contents[$0].content.surroundings }.values)
    let groups = alike.parallelMap { [files] indices in
      let shared = SharedDeclarations()
      return indices.map { contents[$0].content.read(for: contents[$0].document, among: files, sharing: shared) }
    }
    let pairs = zip(alike, groups).flatMap { indices, outcomes in zip(indices, outcomes) }
    return pairs.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

extension ReleaseDocument {
  /// What is missing, changed or more among the files of its examples, if it lists them.
  ///
  /// - Parameter files: Those of all releases.
  fileprivate func findings(in files: [SourceFile]) -> [Diagnostic] {
    guard let examples else { return [] }
    let folder = String(file.path.dropLast("release.yaml".count))
    let own = files.filter { $0.path.hasPrefix(folder) }
    let filesByPath = Dictionary(own.map { ($0.path, $0) }) { first, _ in first }
    let listed = examples.compactMap { name, digest -> Diagnostic? in
      let path = folder + name.value
      guard let file = filesByPath[path] else { return .damagedRelease(version.value, lacking: path, at: name.range) }
      if ReleaseDigest.text(of: file.bytes) == digest { return nil }
      return .damagedRelease(version.value, changed: file, recordedAt: name.range)
    }
    let names = Set(examples.map { folder + $0.name.value })
    return listed + own.filter { !names.contains($0.path) }.map { .strayReleaseFile($0) }
  }
}
