import SourceText
import Workspace

extension Run {
  /// The project of a configuration that takes this version of the tool; of another, the run ends.
  func open(_ configuration: String?, isWriting: Bool) throws -> Workspace {
    let workspace = try Workspace.opened(configuration: configuration, isWriting: isWriting)
    try checkVersion(by: workspace.configuration, of: workspace)
    return workspace
  }

  /// Ends the run if a configuration requires another version of the tool: what this one would find or write means nothing
  /// there. So it comes before the schemas are read.
  func checkVersion(by configuration: SourceFile, of workspace: Workspace) throws {
    guard let wrong = Tool.wrongVersion(in: configuration) else { return }
    show(reporter.text(of: [wrong], in: try workspace.named([configuration], for: reporter.format)))
    throw ExitCodes.findings
  }
}
