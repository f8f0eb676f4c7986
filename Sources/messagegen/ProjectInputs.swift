import SchemaReader
import SourceText
import Workspace

/// The files of a project as they were read, before anybody knows what they mean.
struct ProjectInputs {
  /// The configuration, then the schemas; each at the place of its id.
  private(set) var files: [SourceFile]
  let settings: Outcome<ConfigurationDocument>
  /// The file that is not as it is on the disk.
  private(set) var unsaved: SourceFile.ID?

  init(_ workspace: Workspace, mayLackSchemas: Bool, unsaved: UnsavedFile?, progress: Progress) throws {
    files = [unsaved?.asConfiguration(of: workspace) ?? workspace.configuration]
    self.unsaved = unsaved?.isConfiguration(of: workspace) == true ? files[0].id : nil
    settings = workspace.read(files[0])
    guard let configuration = settings.value?.configuration else { return }
    progress.show(LocalizedText("reading schemas", zh: "正在读取 schema"))
    var read = try workspace.schemas(of: configuration, mayBeMissing: mayLackSchemas || unsaved != nil)
    read.insert(files[0], at: 0)
    files = read
    if let unsaved, self.unsaved == nil {
      put(unsaved.bytes, at: try unsaved.path(in: workspace, schemas: configuration.schemas.value))
    }
  }

  /// Takes a file as it is not on the disk: in the place of the one of its path, or behind the others.
  private mutating func put(_ bytes: [UInt8], at path: String) {
    let index = files.firstIndex { $0.path == path } ?? files.count
    let file = SourceFile(id: SourceFile.ID(index), path: path, bytes: bytes)
    if index < files.count { files[index] = file } else { files.append(file) }
    unsaved = file.id
  }
}
