import MessageRuntime
import Schema
import SourceText

/// Why a text is none of the messages whose ids are looked for under the same keys.
public struct EnvelopeMismatch: Error, Sendable {
  /// The envelopes that look for ids there.
  public let envelopes: [String]
  public let problem: LocalizedText
  /// How to make the text one of them, if there is a simple way.
  public let help: LocalizedText?
  /// Of the envelope.
  public let range: SourceRange
  /// How near it is to a match.
  let stage: Stage

  enum Stage: Int, Comparable, Sendable {
    case notTried, missingKey, wrongValue, partlyThere, unknownID, knownID

    static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }
  }
}

extension Inspection {
  /// Why no message was recognized: a mismatch for each group of envelopes that look for ids under the same keys, in the
  /// decoder's order.
  public var mismatches: [EnvelopeMismatch] { mismatches { $0.isIncluded } }

  /// The mismatch that is nearest to a match, if there are several.
  public var nearestMismatch: EnvelopeMismatch? {
    let all = mismatches
    guard all.count > 1, let stage = all.map(\.stage).max(), stage > .missingKey else { return nil }
    return all.first { $0.stage == stage }
  }

  /// The same for one message.
  public func mismatches(for message: String) -> [EnvelopeMismatch] {
    mismatches { shapes.messages[$0.claim.message].name == message }
  }

  private func mismatches(of isMeant: (DecodingPlan.Claim) -> Bool) -> [EnvelopeMismatch] {
    var steps: [(step: DecodingStep, claims: [DecodingPlan.Claim])] = []
    for step in plan.steps {
      let claims = step.claims.filter(isMeant)
      if claims.isEmpty { continue }
      // Ids that are only read are looked for under the same keys, later.
      if let index = steps.firstIndex(where: { $0.step.key == step.step.key && $0.step.text == step.step.text }) {
        steps[index].claims += claims
      } else {
        steps.append((step.step, claims))
      }
    }
    let root = JSONNode(text: payload.text)
    return steps.map {
      MismatchFinder(claims: $0.claims, payload: payload, root: root, found: message, schema: shapes.schema).mismatch
    }
  }
}

/// Finds the first thing that keeps a text from being one of several messages.
private struct MismatchFinder {
  /// At least one; their envelopes look for ids under the same keys.
  let claims: [DecodingPlan.Claim]
  let payload: Payload
  let root: JSONNode?
  /// The message that the text is.
  let found: Message?
  let schema: Schema

  private var envelope: Envelope { claims[0].layout.envelope }

  private func mismatch(
    _ stage: EnvelopeMismatch.Stage, _ problem: LocalizedText, _ help: LocalizedText? = nil
  ) -> EnvelopeMismatch {
    var names: [String] = []
    for claim in claims {
      let name = claim.layout.envelope.name.value
      if !names.contains(name) { names.append(name) }
    }
    return EnvelopeMismatch(envelopes: names, problem: problem, help: help, range: envelope.range, stage: stage)
  }

  var mismatch: EnvelopeMismatch {
    if envelope.hasExternalID {
      guard let id = payload.externalID else {
        return mismatch(
          .notTried, LocalizedText("there is no id from the SDK's own field", zh: "没有来自 SDK 自身字段的 ID"),
          LocalizedText("pass it with `--external-id`", zh: "用 `--external-id` 传入"))
      }
      return unknownID([FoundID(id)])
    }
    if payload.externalID != nil {
      return mismatch(
        .notTried,
        LocalizedText("it is not tried, since there is an external id", zh: "由于给出了外部 ID，未尝试"))
    }
    guard let root, root.isObject else {
      return mismatch(
        .notTried, LocalizedText("the JSON must be an object", zh: "JSON 必须是对象"))
    }
    for path in envelope.requiredKeys {
      switch lookUp(path, in: root) {
      case .failure(let problem): return problem
      case .success(let node) where node.isNull:
        return mismatch(.missingKey, LocalizedText("`\(path.shown)` is null", zh: "`\(path.shown)` 为 null"))
      case .success: break
      }
    }
    return mismatch(lookingForIDsIn: root)
  }

  private func mismatch(lookingForIDsIn root: JSONNode) -> EnvelopeMismatch {
    var ids: [FoundID] = []
    for path in envelope.idKeys {
      switch lookUp(path, in: root) {
      case .failure(let problem):
        if ids.isEmpty { return problem }
        return problem.later(isKnown(ids) ? .knownID : .partlyThere)
      case .success(let node):
        guard let id = FoundID(node) else {
          let found = node.kind.text
          return mismatch(
            isKnown(ids) ? .knownID : .wrongValue,
            LocalizedText(
              "`\(path.shown)` must be a string or an integer, not \(found)",
              zh: "`\(path.shown)` 必须是字符串或整数，而不是\(found)"))
        }
        ids.append(id)
      }
    }
    return unknownID(ids)
  }

  // MARK: Ids

  /// Whether some message has the first of its ids.
  private func isKnown(_ ids: [FoundID]) -> Bool {
    guard let first = ids.first else { return false }
    return claims.contains { $0.hasFirst(first) }
  }

  private func unknownID(_ ids: [FoundID]) -> EnvelopeMismatch {
    let keys = envelope.hasExternalID ? "externalId" : envelope.idKeys.map(\.shown).bracketed
    let id = ids.map(\.json).bracketed
    let shown = id.prefix(100)
    if let found, schema.messages[claims[0].claim.message].name != found.name {
      let wanted = known(claims).map(\.id).joined(separator: ", ")
      guard !wanted.isEmpty else {
        return mismatch(
          .unknownID, LocalizedText("it is \(found.name), which is tried before", zh: "是先尝试的 \(found.name)"))
      }
      return mismatch(
        .unknownID,
        LocalizedText(
          "`\(keys)` is \(shown), which is \(found.name); it must be \(wanted)",
          zh: "`\(keys)` 为 \(shown)，即 \(found.name)；必须为 \(wanted)"))
    }
    let list = known(near: ids)
    return mismatch(
      ids.count > 1 && isKnown(ids) ? .knownID : .unknownID,
      LocalizedText(
        "`\(keys)` is \(shown), there \(list.count == 1 ? "is" : "are") \(list.text)",
        zh: "`\(keys)` 为 \(shown)，已有的是 \(list.text)"),
      strictHelp(id))
  }

  private typealias KnownID = (id: String, message: String)

  /// The ids of messages, as they are written in a schema.
  private func known(_ claims: [DecodingPlan.Claim]) -> [KnownID] {
    claims.compactMap { claim in
      claim.claim.typeID.map { ($0.components.map(\.shown).bracketed, schema.messages[claim.claim.message].name) }
    }
  }

  /// Those that may be meant: with the same first of several ids, then with a similar spelling; else the first ones. And
  /// how many there are beside these.
  private func known(near ids: [FoundID]) -> KnownIDs {
    let isSame = { (claim: DecodingPlan.Claim) in ids.count > 1 && claim.hasFirst(ids[0]) }
    var (near, rest) = (known(claims.filter(isSame)), known(claims.filter { !isSame($0) }))
    let limit = near.isEmpty ? 2 : 3
    while near.count < limit, let name = Spelling.nearest(to: ids.map(\.json).bracketed, in: rest.map(\.id)),
      let index = rest.firstIndex(where: { $0.id == name })
    {
      near.append(rest.remove(at: index))
    }
    let shown = (near.isEmpty ? rest : near).prefix(3)
    return KnownIDs(
      shown: shown.map { "\($0.id) (\($0.message))" }, more: near.count + rest.count - shown.count)
  }

  private func strictHelp(_ id: String) -> LocalizedText? {
    guard envelope.isStrict else { return nil }
    let unquoted = { (id: String) in id.utf8.filter { $0 != UInt8(ascii: "\"") } }
    let loose = known(claims).first { !UTF8Text.areSame($0.id, id) && unquoted($0.id) == unquoted(id) }
    guard let loose else { return nil }
    return LocalizedText(
      "the envelope is `strict`: write \(loose.id)", zh: "该信封为 `strict`：写成 \(loose.id)")
  }

  // MARK: Paths

  private func lookUp(_ path: Envelope.Path, in root: JSONNode) -> Result<JSONNode, EnvelopeMismatch> {
    var node = root
    for (index, key) in path.enumerated() {
      let text = path[..<index].shown
      let isPayload = envelope.payload.map { $0 == Array(path[..<index]) } ?? false
      guard let object = envelope.encoding != .object && isPayload ? node.asObject : node.isObject ? node : nil
      else {
        let found = node.kind.text
        let help =
          node.kind == .string && isPayload
          ? LocalizedText(
            "`encoding: object-or-json-string` reads both", zh: "`encoding: object-or-json-string` 两种都能解析") : nil
        return .failure(
          mismatch(
            .partlyThere,
            LocalizedText("`\(text)` is \(found), the envelope wants an object", zh: "`\(text)` 是\(found)，信封需要对象"),
            help))
      }
      guard let next = object.member(key.text) else {
        let near = Spelling.nearest(to: key.text, in: object.members.map(\.key))
        return .failure(
          mismatch(
            index > 0 || near != nil ? .wrongValue : .missingKey,
            LocalizedText("`\(path.shown)` is missing", zh: "缺少 `\(path.shown)`"),
            near.map {
              LocalizedText("rename the key `\($0)` to `\(key.text)`", zh: "把键 `\($0)` 改名为 `\(key.text)`")
            }))
      }
      node = next
    }
    return .success(node)
  }
}

extension EnvelopeMismatch {
  /// The same mismatch, at least at a stage: earlier keys were found.
  fileprivate func later(_ stage: Stage) -> EnvelopeMismatch {
    EnvelopeMismatch(envelopes: envelopes, problem: problem, help: help, range: range, stage: max(self.stage, stage))
  }
}
