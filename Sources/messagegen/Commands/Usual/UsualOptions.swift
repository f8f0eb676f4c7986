/// The few options that a command is mostly called with, read as they stand, so that such a call starts faster.
///
/// ArgumentParser asks the Swift runtime about every option that a command declares, and for each answer the runtime
/// searches all conformances in the program: that takes longer than to read a schema and to write its files.
struct UsualOptions {
  private(set) var config: String?
  private(set) var isQuiet = false

  /// Nil: more was said than that, or not in the plainest way. Be it rare, wrong or a wish for help, it is
  /// ArgumentParser's to understand.
  init?(_ arguments: some Collection<String>) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--quiet" where !isQuiet: isQuiet = true
      case "--config" where config == nil:
        guard let path = rest.popFirst(), !path.isEmpty, !path.hasPrefix("-") else { return nil }
        config = path
      default: return nil
      }
    }
  }
}
