import Schema
import SourceText
import YAML

/// Reads a `release.yaml` by itself: nothing of a file that somebody has changed is taken for what was released.
struct ReleaseDocumentReader {
  let file: SourceFile
  /// As its folder says.
  let version: ReleaseVersion
  /// The names of all releases' folders.
  let folders: Set<String>

  private static let keys = [
    "digest", "release", "after", "beside", "removed", "accepted", "configuration", "examples",
  ]

  func read() -> Outcome<ReleaseDocument> {
    if let problem = digestProblem {
      let conflict = MergeMarker.all(in: file).first { $0.value == .start }
      return Outcome(
        nil, [conflict.map { .mergeConflict(inRelease: version.description, at: $0.range) } ?? problem])
    }
    let roots = SchemaReader.documents(of: file)
    if let error = roots.diagnostics.first(where: { $0.severity == .error }) { return unreadable(error) }
    guard let header = roots.value?.first, header.kind == .mapping else {
      return Outcome(nil, [.damagedRelease(version, withoutHeaderAt: start)])
    }
    if let later = header.entries.first(where: { !Self.keys.contains($0.key.text) }) {
      return Outcome(nil, [.damagedRelease(version, ofLaterTool: later.key.locatedText)])
    }
    let forms = FormReader(diagnostics: DiagnosticCollector([file]))
    let reader = DocumentReader(forms: forms)
    let declarations = (roots.value ?? []).dropFirst().compactMap { reader.declaration($0, path: file.path) }
    if let error = forms.diagnostics.all.first(where: { $0.severity == .error }) { return unreadable(error) }
    return document(header, declarations)
  }

  private func document(_ header: YAMLNode, _ declarations: [RawDeclaration]) -> Outcome<ReleaseDocument> {
    guard let release = header.entry("release")?.value else {
      return Outcome(nil, [.damagedRelease(version, withoutHeaderAt: header.range)])
    }
    guard release.text == version.description else {
      return Outcome(
        nil, [.damagedRelease(version, named: release.locatedText, isCopy: folders.contains(release.text))])
    }
    var after: Located<ReleaseVersion>?
    if let node = header.entry("after")?.value {
      guard let parent = ReleaseVersion(node.text), parent < version else {
        return Outcome(nil, [.damagedRelease(version, after: node.locatedText)])
      }
      after = Located(parent, node.range)
    }
    return Outcome(
      ReleaseDocument(
        file: file, version: Located(version, release.range), after: after, header: header, declarations: declarations))
  }

  private func unreadable(_ error: Diagnostic) -> Outcome<ReleaseDocument> {
    Outcome(nil, [.damagedRelease(version, unreadable: error)])
  }

  private var start: SourceRange { SourceRange(file: file.id, start: 0, end: 0) }

  /// What is wrong with the digest, or with what it is the digest of.
  private var digestProblem: Diagnostic? {
    guard let index = file.lineStarts.indices.first(where: { !file.line($0 + 1).hasPrefix("#") }),
      case let line = file.line(index + 1), line.hasPrefix("digest: "), index + 1 < file.lineStarts.count
    else { return .damagedRelease(version, withoutHeaderAt: start) }
    let range = SourceRange(
      file: file.id, start: file.lineStarts[index] + 8, end: file.lineStarts[index] + line.utf8.count)
    let digest = ReleaseDigest.text(of: file.bytes[file.lineStarts[index + 1]...])
    return line.dropFirst(8) == digest ? nil : .damagedRelease(version, editedAt: range)
  }
}

/// The digest of what is below its line in a `release.yaml`, which is all but the comment above, and of each file of
/// examples.
public enum ReleaseDigest {
  /// - Parameter bytes: That git wrote the lines with carriage returns makes no difference.
  public static func text(of bytes: some Sequence<UInt8>) -> String {
    ContentHash(bytes.filter { $0 != UInt8(ascii: "\r") }).description
  }
}
