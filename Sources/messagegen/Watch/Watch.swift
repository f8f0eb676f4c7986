import ArgumentParser
import SchemaReader
import Workspace

/// Generates, and generates again whenever what it is generated from changes, until it is told to stop.
struct Watch {
  /// By its absolute path: while it is away, another one further up is not taken for it.
  private let configuration: String
  private let inputs: InputWatch
  private let isQuiet: Bool
  /// Of the schemas and of the user's templates, as the last configuration that could be read names them.
  private var folders: [InputWatch.Place] = []

  /// Editors write a file in several steps, and switching a branch changes many files.
  private static let quiet = Duration.milliseconds(50)
  /// Something that never rests does not keep it from generating.
  private static let patience = Duration.seconds(1)

  init(config: String?, isQuiet: Bool) throws {
    let workspace = try Workspace(configuration: config)
    configuration = (workspace.root == "/" ? "" : workspace.root) + "/" + workspace.configuration.path
    inputs = try InputWatch(of: workspace)
    self.isQuiet = isQuiet
  }

  /// Runs until Ctrl-C; each failure is reported, and mended by the next run.
  func run(_ generate: (_ configuration: String) throws -> Void) throws -> Never {
    StopSignals.endTheProcess()
    var watch = self
    if !isQuiet { Terminal.write("watching \(configuration) and what it names; Ctrl-C ends it\n", to: .error) }
    var news = InputWatch.News.change
    while true {
      watch.readFolders()
      // Looked at before the files are read: what changes from here on is heard of.
      let isDifferent = try inputs.look(at: watch.folders)
      if news == .change || isDifferent { report { try generate(configuration) } }
      news = try waitForNews()
    }
  }

  private mutating func readFolders() {
    guard let source = try? Workspace(configuration: configuration).configuration,
      let configuration = SchemaReader.readConfiguration(source).value
    else { return }
    folders =
      [InputWatch.Place(folder: configuration.schemas.value, kind: .schemas)]
      + configuration.targets.compactMap(\.templates).map { InputWatch.Place(folder: $0.value, kind: .templates) }
  }

  private func waitForNews() throws -> InputWatch.News {
    var news = try inputs.news(within: nil)
    let start = ContinuousClock.now
    while ContinuousClock.now - start < Self.patience {
      let more = try inputs.news(within: Self.quiet)
      if more == .nothing { break }
      news = max(news, more)
    }
    return news
  }

  /// Says what went wrong instead of ending with it.
  private func report(_ body: () throws -> Void) {
    do {
      try body()
    } catch let error as WorkspaceError {
      complain(error.message, help: error.help)
    } catch let error as Failure {
      complain(error.message, help: error.help)
    } catch {
      // The findings are printed already.
    }
  }

  private func complain(_ message: String, help: String?) {
    Terminal.write(TimeOfDay.now + " ", to: .error)
    Terminal.complain(message, help: help)
  }
}
