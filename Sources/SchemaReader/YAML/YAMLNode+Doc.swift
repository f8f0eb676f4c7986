import Schema
import SourceText

extension YAMLNode {
  /// A scalar's content as documentation, which stays in the file if it stands there as it is read.
  var doc: Doc {
    isTextInFile
      ? Doc(in: tree.bytes, at: range, isQuoted: style == .singleQuoted || style == .doubleQuoted)
      : Doc(text, at: range)
  }
}
