/// What is usual, without ArgumentParser.
extension GenerateCommand {
  /// With what was said, and with every other option as it is when it is not given.
  init(_ options: UsualOptions) {
    self.init()
    config = options.config
    color = .auto
    errorFormat = .text
    chosenLanguage = nil
    check = false
    diff = false
    dryRun = false
    force = false
    watch = false
    clean = false
    quiet = options.isQuiet
    verbose = false
  }
}
