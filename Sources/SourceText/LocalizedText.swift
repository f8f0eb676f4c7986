/// A text for people, in every language that the tool speaks.
///
/// Whoever writes one says it in all of them: there is no way to make it of a plain text but ``verbatim(_:)``.
public struct LocalizedText: Hashable, Sendable {
  public let english: String
  /// In simplified characters.
  public let chinese: String

  /// - Parameter chinese: As ``Language/simplifiedChinese`` has it. Phrases in its interpolations appear in Chinese.
  public init(_ english: Text, zh chinese: Text) {
    self.english = english.english
    self.chinese = chinese.chinese
  }

  private init(same text: String) { (english, chinese) = (text, text) }

  /// What is the same in every language: the author's own words, code.
  public static func verbatim(_ text: String) -> LocalizedText { LocalizedText(same: text) }

  public func text(in language: Language) -> String {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }
}

/// A language that findings can be printed in; the raw values are tags of BCP 47.
public enum Language: String, CaseIterable, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"
}

extension LocalizedText {
  /// A literal of one language, in which other phrases may be.
  public struct Text: ExpressibleByStringInterpolation, Sendable {
    fileprivate let english: String
    fileprivate let chinese: String

    public init(stringLiteral text: String) { (english, chinese) = (text, text) }

    public init(stringInterpolation text: StringInterpolation) { (english, chinese) = (text.english, text.chinese) }

    /// Chinese sets code and Latin words off with a space: where a phrase is in another, the space comes by itself.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var english = ""
      fileprivate var chinese = ""
      private var isBehindPhrase = false

      public init(literalCapacity: Int, interpolationCount: Int) {}

      public mutating func appendLiteral(_ text: String) {
        guard !text.isEmpty else { return }
        if isBehindPhrase { setApart(from: text) }
        english += text
        chinese += text
        isBehindPhrase = false
      }

      public mutating func appendInterpolation(_ phrase: LocalizedText) {
        setApart(from: phrase.chinese)
        english += phrase.english
        chinese += phrase.chinese
        isBehindPhrase = true
      }

      public mutating func appendInterpolation(_ text: some StringProtocol) { appendLiteral(String(text)) }

      public mutating func appendInterpolation(_ number: some BinaryInteger) { appendLiteral("\(number)") }

      private mutating func setApart(from next: String) {
        guard let left = chinese.unicodeScalars.last, let right = next.unicodeScalars.first else { return }
        if Self.isIdeograph(left) && Self.isLatin(right) || Self.isLatin(left) && Self.isIdeograph(right) {
          chinese += " "
        }
      }

      private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { 0x4E00...0x9FFF ~= scalar.value }

      private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "`" || scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
      }
    }
  }
}
