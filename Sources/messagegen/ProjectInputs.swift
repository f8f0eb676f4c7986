import SchemaFormat
import SchemaReader
import SourceText
import Workspace

/// The files of a project as they were read, before anybody knows what they mean.
struct ProjectInputs {
  /// The configuration, then the schemas.
  private(set) var files: SourceFiles
  private(set) var settings: Outcome<ConfigurationDocument>
  /// The file that is not as it is on the disk.
  private(set) var unsaved: SourceFile.ID?

  init(
    _ workspace: Workspace, reading parts: ProjectParts, mayLackSchemas: Bool, unsaved: UnsavedFile?, progress: Progress
  ) throws {
    let file = unsaved?.asConfiguration(of: workspace) ?? workspace.configuration
    files = [file]
    settings = workspace.read(file)
    if unsaved?.isConfiguration(of: workspace) == true { self.unsaved = file.id }
    guard let configuration = settings.value?.configuration, parts.contains(.schemas) else { return }
    progress.show(LocalizedText("reading schemas", zh: "正在读取 schema"))
    files.add(try workspace.schemas(of: configuration, mayBeMissing: mayLackSchemas || unsaved != nil))
    if let unsaved, self.unsaved == nil {
      put(unsaved.bytes, at: try unsaved.path(in: workspace, schemas: configuration.schemas.value))
    }
  }

  /// Takes a file as it is not on the disk: instead of the one of its path, or after the others.
  private mutating func put(_ bytes: [UInt8], at path: String) {
    if let file = files.first(where: { $0.path == path }) {
      unsaved = files.replace(file.id, with: bytes).id
    } else {
      unsaved = files.add(path, bytes).id
    }
  }

  /// Takes a schema that is not on the disk yet, formatted.
  mutating func add(_ path: String, text: String) -> SourceFile {
    let file = files.add(path, Array(text.utf8))
    if case .text(let bytes) = SchemaFormat.format(file) { return files.replace(file.id, with: bytes) }
    return file
  }

  /// The same with other texts in the files. Where only these make the configuration readable, the schemas are read too.
  func rereading(_ texts: [SourceFile], of workspace: Workspace) throws(WorkspaceError) -> ProjectInputs {
    var inputs = self
    inputs.files = SourceFiles(texts)
    inputs.settings = workspace.read(texts[0])
    if settings.value == nil, texts.count == 1, let configuration = inputs.settings.value?.configuration {
      inputs.files.add(try workspace.schemas(of: configuration))
    }
    return inputs
  }
}

/// What a command asks for of a project beside its configuration; what nobody asks for is not read.
struct ProjectParts: OptionSet {
  let rawValue: Int

  /// The schemas, and what keeps them from being read.
  static let schemas = ProjectParts(rawValue: 1 << 0)
  /// The schemas, and all that rules find in them and in their examples.
  static let findings: ProjectParts = [.schemas, ProjectParts(rawValue: 1 << 1)]
  /// The templates that targets have of their own; who generates code needs them.
  static let templates = ProjectParts(rawValue: 1 << 2)
  /// The record of releases, and what it says of the schemas.
  static let releases = ProjectParts(rawValue: 1 << 3)
  /// Targets: without one nothing is generated, which is an error then.
  static let targets = ProjectParts(rawValue: 1 << 4)
}
