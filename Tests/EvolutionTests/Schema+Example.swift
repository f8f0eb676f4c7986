import Schema
import SchemaTestSupport
import SourceText

extension Schema {
  /// An example, which must be without errors.
  ///
  /// - Parameter first: the id of its first file.
  init(_ example: SourceText.Example, from first: Int = 0) throws {
    self = try TestProject(example, from: first).validSchema
  }
}
