import Schema
import SourceText

/// The functions of a decoder, in the order in which they are tried.
///
/// Messages that are not of the target do not appear in them, unless a range or `_` of the target would claim their ids.
struct DecoderWriter {
  private let spelling: SwiftSpelling
  private var names = UniqueNames([])
  private(set) var envelopes: EnvelopeConstants

  private var schema: Schema { spelling.schema }

  init(_ spelling: SwiftSpelling) {
    self.spelling = spelling
    envelopes = EnvelopeConstants(schema: spelling.schema)
  }

  mutating func functions() -> [DecoderView.Function] {
    var functions: [DecoderView.Function] = []
    for step in DecodingStep.all(of: schema) {
      if !step.isWithoutID {
        functions += identified(step.claims, step.key)
      } else if let claim = step.claims.last(where: isIncluded) {
        functions.append(alone(claim, step.key))
      }
    }
    return functions
  }

  private func isIncluded(_ claim: Dispatch.Claim) -> Bool {
    spelling.target.messages.isEmpty || spelling.target.has(schema.messages[claim.message])
  }

  // MARK: Functions

  /// Of very many messages some at a time: built for debugging, a function has room on the stack for each of its cases.
  private static let mostCases = 64

  private mutating func identified(_ claims: [Dispatch.Claim], _ key: Dispatch.Group.Key) -> [DecoderView.Function] {
    let constants = claims.map { isIncluded($0) ? envelopes.name(of: $0) : "" }
    guard let usual = mostFrequent(constants.filter { !$0.isEmpty }), let first = claims.first(where: isIncluded) else {
      return []
    }
    let count = key.hasExternalID ? 1 : key.idKeys.count
    let beginning = [
      "guard let \(count == 1 ? "id = reader.identity" : "ids = reader.identities")(in: .\(usual)) "
        + "else { return nil }",
      "return switch \(count == 1 ? "id" : "(\((0..<count).map { "ids[\($0)]" }.joined(separator: ", ")))") {",
    ]
    let cases = cases(of: claims) { payload($0, in: constants[$1], usual) }
    return stride(from: 0, to: cases.count, by: Self.mostCases).map { start in
      let some = cases[start..<min(start + Self.mostCases, cases.count)]
      // What is nobody's in one function must not be somebody's in another.
      var lines = beginning + (cases[..<start].filter(\.isNobodys) + some).flatMap(\.lines)
      if some.last?.patterns.isEmpty == false { lines.append("default: nil") }
      return DecoderView.Function(name: name(claim: first, "message"), doc: doc(key, first), statements: lines + ["}"])
    }
  }

  /// - Parameter payload: what reads a message, by its claim and the claim's index.
  private func cases(of claims: [Dispatch.Claim], _ payload: (Dispatch.Claim, Int) -> String) -> [Case] {
    var cases: [Case] = []
    for (index, claim) in claims.enumerated() {
      let isIncluded = isIncluded(claim)
      guard isIncluded || wouldBeClaimed(claim, by: claims[(index + 1)...]), let typeID = claim.typeID else { continue }
      let result = isIncluded ? payload(claim, index) : "nil  // \(name(of: claim)) is not of this target"
      guard let pattern = pattern(typeID, isStrict: claim.isStrict) else {
        return cases + [Case(patterns: [], result: result, isNobodys: false)]
      }
      if cases.last?.result == result {
        cases[cases.count - 1].patterns.append(pattern)
      } else {
        cases.append(Case(patterns: [pattern], result: result, isNobodys: !isIncluded))
      }
    }
    return cases
  }

  private struct Case {
    /// None: everything else.
    var patterns: [String]
    var result: String
    /// A message that is not of the target.
    var isNobodys: Bool

    var lines: [String] {
      if patterns.isEmpty { return ["default: \(result)"] }
      let line = "case \(patterns.joined(separator: ", ")): \(result)"
      if line.count <= 116 { return [line] }
      return ["case \(patterns.joined(separator: ", ")):", "  \(result)"]
    }
  }

  /// Whether a range or `_` of the target takes an id of a message that is not of the target.
  private func wouldBeClaimed(_ claim: Dispatch.Claim, by others: ArraySlice<Dispatch.Claim>) -> Bool {
    others.contains { isIncluded($0) && $0.overlaps(claim) }
  }

  private mutating func alone(_ claim: Dispatch.Claim, _ key: Dispatch.Group.Key) -> DecoderView.Function {
    let constant = envelopes.name(of: claim)
    return DecoderView.Function(
      name: name(claim: claim, "messageWithoutID"), doc: doc(key, claim),
      statements: [
        "guard reader.isPresent(in: .\(constant)) else { return nil }",
        "return \(payload(claim, in: constant, constant))",
      ])
  }

  private func payload(_ claim: Dispatch.Claim, in constant: String, _ usual: String) -> String {
    let message = schema.messages[claim.message]
    let type = spelling.target.attachmentName(of: message)
    let envelope = constant == usual ? "" : ", in: .\(constant)"
    return ".\(message.caseName)(try reader.payload(\(type).self\(envelope)))"
  }

  // MARK: Patterns

  /// What is between `case` and the colon; nil: everything.
  private func pattern(_ typeID: TypeID, isStrict: Bool) -> String? {
    if !isStrict && typeID.components.allSatisfy({ $0 == .any }) { return nil }
    let patterns = typeID.components.map { isStrict ? "Exactly(\(SwiftExpression.patterns([$0])))" : pattern($0) }
    return patterns.count == 1 ? patterns[0] : "(\(patterns.joined(separator: ", ")))"
  }

  private func pattern(_ component: TypeID.Component) -> String {
    switch component {
    case .value(.integer(let value)): String(value)
    case .value(.string(let text)): SwiftLiteral.string(text)
    case .range(let range): "\(range.lowerBound)...\(range.upperBound)"
    case .any: "_"
    }
  }

  // MARK: Names

  private func name(of claim: Dispatch.Claim) -> String { schema.messages[claim.message].name }

  private mutating func name(claim: Dispatch.Claim, _ prefix: String) -> String {
    let envelope = SwiftNames.upperCamelCase(schema[claim.envelope].name.value)
    let isUsable = SwiftNames.isIdentifier(envelope)
    return names.free(prefix + (claim.isForeign ? "ReadIn" : "In") + (isUsable ? envelope : "Envelope"))
  }

  private func doc(_ key: Dispatch.Group.Key, _ claim: Dispatch.Claim) -> String {
    func list(_ paths: [Envelope.Path]) -> String {
      paths.map { "`\($0.map(\.text).joined(separator: "/"))`" }.joined(separator: " and ")
    }
    var parts: [String] = []
    var ids = key.hasExternalID ? ["the SDK's own field"] : []
    if !key.idKeys.isEmpty { ids.append(list(key.idKeys)) }
    if !ids.isEmpty { parts.append("identified by \(ids.joined(separator: " and "))") }
    if !key.requiredKeys.isEmpty { parts.append("with \(list(key.sortedRequiredKeys))") }
    let isWritten = claim.isForeign ? " Read and never written." : ""
    return SwiftLiteral.commentLines("Messages \(parts.joined(separator: ", "))." + isWritten).joined(separator: " ")
  }

  private func mostFrequent(_ names: [String]) -> String? {
    var counts: [String: Int] = [:]
    for name in names { counts[name, default: 0] += 1 }
    let most = counts.values.max()
    return names.first { counts[$0] == most }
  }
}
