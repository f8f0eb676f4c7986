import Schema
import SourceText

/// An enumeration of both sides where a field holds it.
struct EnumPair: Sendable {
  /// What its cases' names are appended to, such as `Kind/cases`.
  let path: String
  /// The same in the release.
  let oldPath: String
  let old: EnumType
  let new: EnumType
  /// The same of the latest release, if the old one is of an older release.
  let latest: EnumType?
  /// The release refuses other values.
  let isOldClosed: Bool
  /// It does because it is decoded by handwritten code.
  let isOldStrict: Bool
  let isNewClosed: Bool

  func change(
    _ enumCase: EnumType.Case, _ message: LocalizedText, help: LocalizedText, at range: SourceRange,
    released: SourceRange?, use: SourceUse? = nil, _ consequences: [Consequence]
  ) -> Change {
    Change(
      at: path + "/" + enumCase.name.value, message, help: help, at: range, released: released,
      use: use ?? .naming("." + enumCase.name.value), consequences)
  }
}

extension EnumType {
  func enumCase(named name: String) -> Case? { cases.first { $0.name.value == name } }

  func enumCase(of raw: Raw) -> Case? { cases.first { $0.raw.value == raw } }
}
