/// What is usual, without ArgumentParser.
extension LintCommand {
  /// With what was said, and with every other option as it is when it is not given; nil: it has no such option.
  init?(_ options: UsualOptions) {
    guard !options.isQuiet else { return nil }
    self.init()
    config = options.config
    color = .auto
    errorFormat = .text
    chosenLanguage = nil
    paths = []
    stdinPath = nil
    output = nil
    failOn = .warning
    onlyRule = []
    known = BaselineOptions()
    known.baseline = nil
    known.writeBaseline = nil
    fix = false
    diff = false
  }
}
