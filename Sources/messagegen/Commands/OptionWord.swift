import ArgumentParser

/// A value of an option that is one of a few words.
///
/// ArgumentParser's own list of them goes by key paths and dictionaries of descriptions, which every start would make
/// anew.
protocol OptionWord: ExpressibleByArgument, CaseIterable, RawRepresentable
where RawValue == String, AllCases == [Self] {}

extension OptionWord {
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
  public static var allValueDescriptions: [String: String] { [:] }
}
