import SourceText

extension Rule {
  public static let malformedAcceptance = Rule("malformed-acceptance", .error, isConfigurable: false, theme: .evolution)
}

extension Diagnostic {
  static func mergeMarker(_ range: SourceRange) -> Diagnostic {
    .mergeConflict(
      at: range, help: LocalizedText("keep the lines of both sides, and remove the markers", zh: "保留双方的行，删除标记"))
  }

  static func missingTitle(_ range: SourceRange) -> Diagnostic {
    let title = Acceptances.title + Acceptances.version
    return Diagnostic(
      .malformedAcceptance, "missing first line `\(title)`", zh: "缺少首行 `\(title)`", at: range,
      help: LocalizedText("insert it, or restore the file", zh: "补上这一行，或恢复该文件"))
  }

  static func otherVersion(_ version: some StringProtocol, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance,
      "unsupported version \(String(version)); this messagegen supports version \(Acceptances.version)",
      zh: "不支持版本 \(String(version))；此 messagegen 支持的版本是 \(Acceptances.version)",
      at: range, help: LocalizedText("upgrade messagegen", zh: "升级 messagegen"))
  }

  static func notUTF8(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance, "this line is not UTF-8", zh: "这一行不是 UTF-8", at: range,
      help: LocalizedText("save the file as UTF-8", zh: "将文件另存为 UTF-8"))
  }

  static func notAnAcceptance(_ range: SourceRange) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance,
      "expected a rule, a declaration, consequences and a reason", zh: "应为规则、声明、后果和原因", at: range,
      help: LocalizedText(
        "remove the line, and accept the change with `messagegen breaking --accept`",
        zh: "删除这一行，再用 `messagegen breaking --accept` 接受变更"))
  }

  static func unknownRule(_ word: SourceWord, near: String?) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance, "unknown rule `\(word.text)`", zh: "未知规则 `\(word.text)`", at: word.range,
      help: near.map(Wording.didYouMean)
        ?? LocalizedText("upgrade messagegen, or remove the line", zh: "升级 messagegen，或删除这一行"),
      fixIts: near.map { [.init(Wording.didYouMean($0), replace: word.range, with: $0)] } ?? [])
  }

  static func unknownConsequence(_ word: SourceWord) -> Diagnostic {
    let near = Spelling.nearest(to: word.text, in: Consequence.all.map(\.text))
    return Diagnostic(
      .malformedAcceptance, "unknown consequence `\(word.text)`", zh: "未知后果 `\(word.text)`", at: word.range,
      help: near.map(Wording.didYouMean)
        ?? LocalizedText("write it as in `old-reads-new=absent`", zh: "写法如 `old-reads-new=absent`"),
      fixIts: near.map { [.init(Wording.didYouMean($0), replace: word.range, with: $0)] } ?? [])
  }

  static func missingConsequences(after word: SourceWord) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance, "missing consequences", zh: "缺少后果",
      at: SourceRange(file: word.range.file, start: word.range.end, end: word.range.end),
      help: LocalizedText("write them as in `old-reads-new=absent`", zh: "写法如 `old-reads-new=absent`"))
  }

  static func missingReason(at offset: Int, in file: SourceFile.ID) -> Diagnostic {
    Diagnostic(
      .malformedAcceptance, "missing reason", zh: "缺少原因", at: SourceRange(file: file, start: offset, end: offset),
      help: LocalizedText("add it after ` -- `", zh: "在 ` -- ` 之后写明原因"))
  }
}
