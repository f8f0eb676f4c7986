import SourceText
import Workspace

extension Terminal {
  /// Ends the process if the output cannot be written: who reads it must not take a part for the whole.
  static func write(_ text: String, to stream: Stream) {
    guard stream == .output else { return tell(text) }
    do throws(WorkspaceError) { try Workspace.writeToStandardOutput(Array(text.utf8)) } catch {
      complain(error.message, help: error.help, in: LanguageChoice.chosen(by: CommandLine.arguments))
      Messagegen.exit(withError: ExitCodes.couldNotRun)
    }
  }
}
