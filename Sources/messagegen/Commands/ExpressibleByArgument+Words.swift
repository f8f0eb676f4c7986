import ArgumentParser

extension ExpressibleByArgument where Self: CaseIterable, Self: RawRepresentable<String> {
  /// The same as ArgumentParser's, which makes a key path each time that it looks at a command.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}
