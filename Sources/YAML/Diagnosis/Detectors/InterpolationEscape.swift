import SourceText

extension SyntaxDetector {
  /// `"\(title)"`: in Swift, a value in a text.
  static let swiftInterpolation = SyntaxDetector(one: { trouble in
    guard trouble.failure.problem.contains("escape"), let quote = trouble.failure.contextOffset else { return nil }
    let line = YAMLLine(trouble.file.location(of: trouble.failure.offset).line, in: trouble.file)
    guard let found = SwiftInterpolation.all(in: trouble.text(quote, line.end)).first else { return nil }
    let rest = trouble.text(quote, trouble.failure.offset + 1)
    guard rest.utf8.count > found.range.lowerBound, rest.utf8.count - found.range.lowerBound <= 2 else { return nil }
    let all = SwiftInterpolation.all(in: trouble.text(quote, line.end))
    let edits = all.map { item in
      let range = trouble.range(quote + item.range.lowerBound, quote + item.range.upperBound)
      return Diagnostic.Edit(range: range, replacement: "{\(item.name)}")
    }
    return trouble.finding(
      LocalizedText("`\(found.text)` is Swift string interpolation", zh: "`\(found.text)` 是 Swift 的字符串插值写法"),
      at: edits[0].range, help: Wording.write("{\(found.name)}"),
      fixIts: [.init(Wording.write("{\(found.name)}"), edits: edits, isSafe: true)])
  })
}
