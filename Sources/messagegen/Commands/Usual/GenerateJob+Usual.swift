/// What is usual, without ArgumentParser.
extension GenerateJob {
  /// With what was said, and with every other option as it is when it is not given.
  init(_ options: UsualOptions) {
    self.init(
      project: ProjectOptions(config: options.config, color: .auto, errorFormat: .text, chosenLanguage: nil),
      quiet: options.isQuiet)
  }
}
