import SourceText
import Workspace

/// Locations in schemas as people see them, from the working folder.
struct SchemaLocations {
  private let files: SourceFiles
  private let prefix: String

  init(_ project: Project) {
    files = project.files
    prefix = project.workspace.prefixFromHere
  }

  /// Such as `Schemas/Gift.yaml:3:5`.
  func text(of range: SourceRange) -> String { path(of: range) + ":" + lineAndColumn(of: range) }

  func path(of range: SourceRange) -> String { prefix + files[range.file].path }

  func lineAndColumn(of range: SourceRange) -> String {
    let location = files[range.file].location(of: range.start)
    return "\(location.line):\(location.column)"
  }
}
