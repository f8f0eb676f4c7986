import Language
import Schema
import SourceText
import YAML

/// Reads what the configuration says of the record of releases.
struct ReleasesReader: ReportingReader {
  let forms: FormReader
  /// The folder of the schemas.
  let schemas: String

  func releases(_ entries: CheckedMapping) -> ReleaseSettings {
    guard let node = entries["releases"], let releases = forms.open(node, as: .releases) else {
      return ReleaseSettings()
    }
    let paths = PathReader(forms: forms)
    let folder = paths.path("folder", in: releases)
    if let folder { paths.checkOutput(folder, of: "folder", sample: "Schemas/Releases", schemas: schemas) }
    return ReleaseSettings(
      folder: folder, inUse: releases["inUse"].map { versions($0, of: "inUse") },
      strict: releases["strict"].map { versions($0, of: "strict") } ?? [])
  }

  private func versions(_ node: YAMLNode, of key: String) -> [Located<VersionRange>] {
    guard node.kind == .sequence else { return range(node, of: key).map { [$0] } ?? [] }
    return node.items.compactMap { range($0, of: key) }
  }

  /// A version that YAML takes for a number means the text that is written.
  private func range(_ node: YAMLNode, of key: String) -> Located<VersionRange>? {
    guard node.kind == .scalar else { return fail(.wrongKind(node, .verbatim("`\(key)`"), Notation.versions.title)) }
    let range = VersionRange(node.text)
    if range == nil { report(.badRange(ofVersions: node.locatedText)) }
    return range.map { Located($0, node.range) }
  }
}
