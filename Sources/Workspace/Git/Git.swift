/// The command `git`, asked about a revision in the repository around a folder. It writes nothing, fetches nothing and
/// asks nobody.
struct Git: Sendable {
  /// An absolute path.
  let folder: String
  /// As the user names it; to git it is never an option.
  let revision: String
  var program = "git"
  /// How long each command may take.
  var timeout = Duration.seconds(30)

  /// Starts a command.
  func start(_ arguments: [String]) throws(WorkspaceError) -> ChildProcess {
    do throws(ChildProcess.Failure) {
      return try ChildProcess(
        program, ["-C", folder, "--no-pager"] + arguments, environment: Self.environment, timeout: timeout)
    } catch {
      throw fault(error, of: arguments).error
    }
  }

  /// What a command prints; one that fails is a fault of the revision.
  func output(of arguments: [String]) throws(WorkspaceError) -> [UInt8] {
    let process = try start(arguments)
    let (output, ending) = try answer(of: arguments) { () throws(ChildProcess.Failure) in try process.rest() }
    guard ending == .exit(0) else { throw diagnose(arguments, ending, process.complaints).error }
    return output
  }

  /// What a command that was started answers.
  func answer<Answer>(
    of arguments: [String], _ read: () throws(ChildProcess.Failure) -> Answer
  ) throws(WorkspaceError) -> Answer {
    do throws(ChildProcess.Failure) { return try read() } catch { throw fault(error, of: arguments).error }
  }

  private func fault(_ failure: ChildProcess.Failure, of arguments: [String]) -> GitFault {
    switch failure {
    case .notFound: .notInstalled
    case .notStarted(let code): .notStarted(code)
    case .timedOut: .timedOut(command: arguments[0], revision, seconds: timeout.components.seconds)
    }
  }

  /// A repository of a hook's is not that of the project; the answers are in English, whatever the locale.
  private static let environment: [String: String?] = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0", "GIT_ASKPASS": "",
    "GIT_EDITOR": "false", "GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C", "LANGUAGE": nil, "GIT_DIR": nil,
    "GIT_WORK_TREE": nil, "GIT_COMMON_DIR": nil, "GIT_INDEX_FILE": nil, "GIT_PREFIX": nil,
    "GIT_OBJECT_DIRECTORY": nil, "GIT_ALTERNATE_OBJECT_DIRECTORIES": nil, "GIT_QUARANTINE_PATH": nil,
    "GIT_SHALLOW_FILE": nil, "GIT_NAMESPACE": nil,
  ]
}
