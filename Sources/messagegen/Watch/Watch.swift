import SchemaReader
import SourceText
import Workspace

/// Waits until something changes that a project is generated from.
struct Watch {
  /// By its absolute path: while it is away, another one further up is not taken for it.
  let configuration: String
  private let language: Language
  /// Of the configuration alone, and the folders that it named then.
  private var configurationTimes: FileTimes?
  private var schemas: String?
  /// Of templates, and of releases that tests are generated from.
  private var others: [String] = []

  /// In milliseconds, between two looks.
  private static let pause = 200
  /// Editors write a file in several steps, and switching a branch changes many files; so long nothing must change.
  private static let quiet = 50
  /// So many looks at most are taken for that: something that never rests does not keep it from generating.
  private static let patience = 20

  /// From now on Ctrl-C ends the process as if all were well.
  init(config: String?, isQuiet: Bool, language: Language) throws {
    self.language = language
    let workspace = try Workspace(configuration: config)
    configuration = (workspace.root == "/" ? "" : workspace.root) + "/" + workspace.configuration.path
    StopSignals.endTheProcess()
    if isQuiet { return }
    let start = LocalizedText(
      "watching \(configuration) and what it names; Ctrl-C ends it\n",
      zh: "正在监视 \(configuration) 及其引用的文件；按 Ctrl-C 结束\n")
    Terminal.write(start.text(in: language), to: .error)
  }

  /// - Parameter pausing: called between two looks.
  mutating func waitForChange(since seen: FileTimes, pausing: () -> Void = {}) {
    var last = look()
    while last == seen {
      pausing()
      Pause.take(milliseconds: Self.pause)
      last = look()
    }
    for _ in 0..<Self.patience {
      Pause.take(milliseconds: Self.quiet)
      let next = look()
      if next == last { return }
      last = next
    }
  }

  /// All that is generated from. The folders are those of the last configuration that could be read.
  mutating func look() -> FileTimes {
    var times = FileTimes(ofConfiguration: configuration)
    if times != configurationTimes { readFolders() }
    configurationTimes = times
    if let schemas { times.add(folder: schemas, of: configuration, schemasOnly: true) }
    for folder in others { times.add(folder: folder, of: configuration, schemasOnly: false) }
    return times
  }

  private mutating func readFolders() {
    guard let source = try? Workspace(configuration: configuration).configuration,
      let read = SchemaReader.readConfiguration(source).value?.configuration
    else { return }
    schemas = read.schemas.value
    others = read.targets.compactMap(\.templates?.value)
    if read.targets.contains(where: { $0.tests != nil }) { others.append(read.releasesFolder) }
  }

  /// Says what went wrong instead of ending with it; findings are printed already.
  func report(_ error: any Error) {
    switch error {
    case let error as WorkspaceError: complain(error.message, help: error.help)
    case let error as Failure: complain(error.message, help: error.help)
    default: break
    }
  }

  private func complain(_ message: LocalizedText, help: LocalizedText?) {
    Terminal.write(TimeOfDay.now + " ", to: .error)
    Terminal.complain(message, help: help, in: language)
  }
}
