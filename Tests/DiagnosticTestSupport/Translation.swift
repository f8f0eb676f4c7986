import SourceText

/// The texts of a finding that are not in Chinese, or not well written in it.
public func untranslated(in finding: Diagnostic) -> [LocalizedText] {
  let texts =
    [finding.message] + [finding.help, finding.label].compactMap(\.self) + finding.notes.map(\.message)
    + finding.fixIts.map(\.message)
  return texts.filter { text in
    let (english, chinese) = (withoutCode(text.english), withoutCode(text.chinese))
    guard english.unicodeScalars.contains(where: { isLatin($0) }) else { return false }
    return chinese == english || !chinese.unicodeScalars.contains { isIdeograph($0) }
      || [" ", "。"].contains(text.chinese.last) || isRunTogether(text.chinese)
  }
}

/// What is outside backticks.
private func withoutCode(_ text: String) -> String {
  let parts = text.split(separator: "`", omittingEmptySubsequences: false)
  return stride(from: 0, to: parts.count, by: 2).map { String(parts[$0]) }.joined()
}

/// Whether a backtick is beside a Chinese character without a space between them; what is inside is the author's.
private func isRunTogether(_ text: String) -> Bool {
  let parts = text.split(separator: "`", omittingEmptySubsequences: false)
  return parts.indices.dropLast().contains { index in
    let outside = index.isMultiple(of: 2) ? parts[index].unicodeScalars.last : parts[index + 1].unicodeScalars.first
    return outside.map { isIdeograph($0) } ?? false
  }
}

private func isIdeograph(_ scalar: Unicode.Scalar) -> Bool { 0x4E00...0x9FFF ~= scalar.value }

private func isLatin(_ scalar: Unicode.Scalar) -> Bool { scalar.isASCII && scalar.properties.isAlphabetic }
