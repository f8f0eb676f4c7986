import SourceText

/// YAML text → one root node per document, and all findings about the text as YAML.
public enum YAMLReader {
  /// Reads a file. The value is always there and holds the documents before the first syntax error.
  ///
  /// A document without content is left out; a file without documents gets a warning.
  ///
  /// - Parameter isKey: Whether a word is a key that may follow another on its line, for the explanation of mistakes.
  public static func read(
    _ file: SourceFile, isKey: @escaping (String) -> Bool = { _ in false }
  ) -> Outcome<[YAMLNode]> {
    let outcome = tree(of: file, isKey: isKey)
    return Outcome(outcome.value?.roots, outcome.diagnostics)
  }

  /// The same with all that the text has beside its meaning.
  public static func tree(
    of file: SourceFile, isKey: @escaping (String) -> Bool = { _ in false }
  ) -> Outcome<YAMLTree> {
    var builder = YAMLBuilder(file: file)
    if let refusal = sizeFinding(file) ?? ByteCheck.finding(in: file) { return Outcome(builder.tree, [refusal]) }
    let failure = build(&builder, from: file)
    if let finding = MergeCheck.finding(in: file, builder.tree) ?? IndentationCheck.finding(in: file, builder.tree) {
      return Outcome(YAMLBuilder(file: file).tree, [finding])
    }
    var findings = builder.findings
    switch failure {
    case .refused(let finding): findings.append(finding)
    case .syntax(let failure): findings += SyntaxDiagnosis.findings(for: failure, in: file, isKey: isKey)
    case nil: if builder.roots.isEmpty, findings.isEmpty { findings.append(emptyFinding(file)) }
    }
    return Outcome(builder.tree, findings)
  }

  private static func build(_ builder: inout YAMLBuilder, from file: SourceFile) -> YAMLError? {
    file.bytes.withUnsafeBufferPointer { input in
      let parser = YAMLParser(file, input, from: file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0)
      do throws(YAMLError) {
        while try parser.next({ (event, start, end) throws(YAMLError) in try builder.take(event, start, end) }) {}
        return nil
      } catch {
        return error
      }
    }
  }

  private static func sizeFinding(_ file: SourceFile) -> Diagnostic? {
    guard file.isTooLarge else { return nil }
    let range = SourceRange(file: file.id, start: 0, end: 0)
    return Diagnostic(
      .fileTooLarge, "the file is larger than \(SourceFile.maximumSize >> 20) MiB",
      zh: "文件大于 \(SourceFile.maximumSize >> 20) MiB", at: range)
  }

  private static func emptyFinding(_ file: SourceFile) -> Diagnostic {
    let isBlank = file.bytes.allSatisfy { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    return Diagnostic(
      .emptyFile,
      isBlank
        ? LocalizedText("the file is empty", zh: "文件是空的")
        : LocalizedText("the file contains only comments", zh: "文件没有内容，只有注释"),
      at: SourceRange(file: file.id, start: 0, end: 0),
      help: LocalizedText(
        "declare something in it, such as `message: Gift`, or delete it", zh: "在其中写上声明，如 `message: Gift`，或删除该文件"))
  }
}
