import ArgumentParser
import Schema
import SourceText

extension ReleaseVersion {
  /// Refuses an argument that is not a version.
  static func check(_ argument: String?) throws(ValidationError) {
    guard let argument, ReleaseVersion(argument) == nil else { return }
    throw ValidationError(
      "`\(argument)` is not a version: write one to four numbers with dots, such as 2.4",
      zh: "`\(argument)` 不是版本：写一到四个用点分隔的数字，如 2.4")
  }
}
