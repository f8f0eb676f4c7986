import Evolution
import Reports
import SourceText
import Workspace

/// What is said of a release that is recorded.
extension NewRelease {
  /// The last line.
  var summary: LocalizedText {
    get throws {
      let changes = try snapshot.changes(since: base)
      let recorded = LocalizedText(
        "recorded release \(name) in \(shownPath)", zh: "已在 \(shownPath) 中记录版本 \(name)")
      guard changes.isEmpty, let parent else {
        return LocalizedText("\(recorded): \(changes.summary)", zh: "\(recorded)：\(changes.summary)")
      }
      return LocalizedText(
        "\(recorded): no changes since \(parent.version.description)",
        zh: "\(recorded)：与 \(parent.version.description) 相比没有变化")
    }
  }

  /// Which acceptances were for the next release and are in this one now: with a later one recorded, they may have been
  /// meant for another.
  func acceptancesTaken(among used: [Acceptance]) -> [LocalizedText] {
    let pending = record.accepted.acceptances.all.map(\.value)
    let taken = used.filter { pending.contains($0) }.map { "`\($0.rule)@\($0.at)`" }
    if taken.isEmpty { return [] }
    let names = Wording.enumeration(taken)
    return [
      LocalizedText(
        "moved \(names) from \(record.accepted.shownPath) into it",
        zh: "已把 \(names) 从 \(record.accepted.shownPath) 移入该版本")
    ]
  }

  /// The files that would be written, the record itself with its text.
  func preview(
    of files: [(name: String, bytes: [UInt8])], _ style: TextStyle, _ language: Language
  ) throws -> String {
    let path = record.folder + "/" + version.description
    let old = existing.flatMap { release in existingFiles.first { $0.id == release.file }?.bytes }
    let diff = files.first.map { UnifiedDiff(old: old, new: $0.bytes, path: path + "/" + $0.name).text(style) } ?? ""
    let names = files.dropFirst().map { file in
      LocalizedText("would write \(shownPath)/\(file.name)", zh: "将写入 \(shownPath)/\(file.name)")
    }
    return diff + names.map { $0.line(in: language) }.joined()
  }

  /// The version is recorded, but not with these schemas or after this release.
  func isOther(_ difference: SchemaSnapshot.Difference, _ run: Run) -> Failure {
    run.show(difference.list)
    if difference.isEmpty {
      let parent = existing?.after.map { LocalizedText("after `\($0.description)`", zh: "在 `\($0.description)` 之后") }
      let position = parent ?? LocalizedText("as the first one", zh: "为第一个版本")
      return Failure(
        "release `\(name)` is recorded \(position)", zh: "版本 `\(name)` 记录\(position)",
        help: LocalizedText(
          "leave out `--after`, or, if it has not shipped, add `--replace`", zh: "去掉 `--after`；如果该版本尚未发布，加上 `--replace`"
        ))
    }
    return Failure(
      "release `\(name)` is recorded with other schemas", zh: "版本 `\(name)` 是用别的 schema 记录的",
      help: LocalizedText(
        "record a new version, or, if it has not shipped, run `messagegen release \(name) --replace`",
        zh: "记录一个新版本；如果该版本尚未发布，运行 `messagegen release \(name) --replace`"))
  }
}
