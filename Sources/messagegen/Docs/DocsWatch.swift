/// Writes a catalog again on every change, until Ctrl-C; open pages reload themselves until then.
struct DocsWatch {
  let command: DocsCommand

  func run() throws -> Never {
    var watch = try Watch(config: command.project.config, isQuiet: command.quiet, language: command.project.language)
    let configuration = watch.configuration
    StopSignals.hold()
    while true {
      let seen = watch.look()
      do {
        try write(configuration, isLive: true, stamp: TimeOfDay.now + " ")
      } catch {
        watch.report(error)
      }
      watch.waitForChange(since: seen) {
        guard StopSignals.isHeld else { return }
        // What made the pages reload goes; what cannot be written now is written by the next run.
        try? write(configuration, isLive: false, isQuiet: true)
        StopSignals.endNow()
      }
    }
  }

  private func write(_ configuration: String, isLive: Bool, isQuiet: Bool = false, stamp: String = "") throws {
    var command = command
    if isQuiet { (command.quiet, command.verbose) = (true, false) }
    let run = Run(reporter: command.project.reporter, isQuiet: command.quiet, stamp: stamp)
    let workspace = try run.open(configuration, isWriting: true)
    try command.write(workspace, in: run, isLive: isLive)
  }
}
