import SourceText

/// SARIF 2.1.0 with all that GitHub's code scanning shows.
public struct SARIFReport: Sendable {
  private let version: String
  private let rules: [RuleHelp]
  private let language: Language

  /// - Parameters:
  ///   - version: the tool's.
  ///   - rules: those that found something; others are not listed.
  public init(version: String, rules: [RuleHelp], language: Language = .english) {
    self.version = version
    self.rules = rules
    self.language = language
  }

  public func text(of findings: [Diagnostic], in files: SourceFiles) -> String {
    let ids = Set(findings.map(\.id)).sorted()
    let indices = Dictionary(uniqueKeysWithValues: zip(ids, ids.indices))
    let known = Dictionary(rules.map { ($0.rule.id, $0) }) { first, _ in first }
    var fingerprints = Fingerprints()
    let results = findings.map { finding in
      SARIFResult(
        finding: finding, files: files, ruleIndex: indices[finding.id] ?? -1,
        fingerprint: fingerprints.next(finding, in: files), language: language
      ).value
    }
    let driver = OrderedJSON.object([
      ("name", .string("messagegen")),
      ("version", .string(version)),
      ("semanticVersion", .string(version)),
      (
        "rules",
        .array(ids.map { known[$0].map { SARIFRule.value($0) } ?? .object([("id", .string($0))]) })
      ),
    ])
    let run = OrderedJSON.object([
      ("tool", .object([("driver", driver)])),
      ("automationDetails", .object([("id", .string(Self.category(of: files)))])),
      // A run that finds something has done its work (3.20.14); one that could not writes no report.
      ("invocations", .array([.object([("executionSuccessful", .bool(true))])])),
      ("originalUriBaseIds", .object([(SARIFResult.sourceRoot, sourceRoot)])),
      ("language", .string(language == .english ? "en" : "zh-CN")),
      ("columnKind", .string("utf16CodeUnits")),
      ("results", .array(results)),
    ])
    return OrderedJSON.object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")),
      ("runs", .array([run])),
    ]).document()
  }

  /// What tells equal runs of one project from those of another in the same repository (3.17.3): the configuration. The
  /// slash at the end says that the run itself has no name.
  private static func category(of files: SourceFiles) -> String {
    (["messagegen"] + [files.first?.path].compactMap { $0 }).joined(separator: "/") + "/"
  }

  /// Where it lies on this machine is nobody's business, and would make equal runs differ (3.14.14).
  private var sourceRoot: OrderedJSON {
    let text = LocalizedText("the repository, or the working directory of messagegen", zh: "代码仓库，或运行 messagegen 时的工作目录")
    return .object([("description", SARIFMessage(text.text(in: language)).value)])
  }
}
