import MessageRuntime
import Schema
import SourceText

/// Why a text is none of the messages that are looked for at one place.
public struct Attempt: Sendable {
  /// The envelopes that look there.
  public let envelopes: [String]
  public let problem: LocalizedText
  /// How to make the text one of them, if there is a simple way.
  public let help: LocalizedText?
  /// Of the envelope.
  public let range: SourceRange
  /// How far it got.
  let stage: Stage

  enum Stage: Int, Comparable, Sendable {
    case notTried, missingKey, wrongValue, partlyThere, unknownID

    static func < (a: Stage, b: Stage) -> Bool { a.rawValue < b.rawValue }
  }
}

extension Inspection {
  /// Why no message was recognized: an attempt for each place that ids are looked for at, in the decoder's order.
  public var attempts: [Attempt] { attempts(of: plan.steps) }

  /// The attempt that got farthest, if there are several.
  public var nearestAttempt: Attempt? {
    let all = attempts
    guard all.count > 1, let stage = all.map(\.stage).max(), stage > .missingKey else { return nil }
    return all.first { $0.stage == stage }
  }

  /// The same for one message.
  public func attempts(for message: String) -> [Attempt] {
    let steps = plan.steps.compactMap { step -> DecodingPlan.Step? in
      let own = step.claims.filter { shapes.messages[$0.claim.message].name == message }
      return own.isEmpty ? nil : DecodingPlan.Step(step: step.step, claims: own)
    }
    return attempts(of: steps)
  }

  private func attempts(of steps: [DecodingPlan.Step]) -> [Attempt] {
    let root = JSONPlace(text: payload.text)
    return steps.map { AttemptMaker(step: $0, payload: payload, root: root, found: message, shapes: shapes).attempt }
  }
}

/// Looks what is the first thing that keeps a text from being a message of a step.
private struct AttemptMaker {
  let step: DecodingPlan.Step
  let payload: Payload
  let root: JSONPlace?
  /// The message that the text is.
  let found: Message?
  let shapes: SchemaShapes

  private var schema: Schema { shapes.schema }
  private var envelope: Envelope { schema[step.claims[0].claim.envelope] }

  private func attempt(
    _ stage: Attempt.Stage, _ problem: LocalizedText, _ help: LocalizedText? = nil
  ) -> Attempt {
    var names: [String] = []
    for claim in step.claims {
      let name = schema[claim.claim.envelope].name.value
      if !names.contains(name) { names.append(name) }
    }
    return Attempt(envelopes: names, problem: problem, help: help, range: envelope.range, stage: stage)
  }

  var attempt: Attempt {
    if envelope.hasExternalID {
      guard let id = payload.externalID else {
        return attempt(
          .notTried, LocalizedText("there is no id from the SDK's own field", zh: "没有来自 SDK 自身字段的 ID"),
          LocalizedText("pass it with `--external-id`", zh: "用 `--external-id` 传入"))
      }
      return unknownID([id.json], "externalId")
    }
    if payload.externalID != nil {
      return attempt(
        .notTried,
        LocalizedText("it is not tried, since there is an external id", zh: "由于给出了外部 ID，未尝试"))
    }
    guard let root, root.isObject else {
      return attempt(
        .notTried, LocalizedText("the JSON must be an object", zh: "JSON 必须是对象"))
    }
    for path in envelope.requiredKeys {
      switch lookUp(path, in: root) {
      case .failure(let problem): return problem.attempt
      case .success(let place) where place.isNull:
        return attempt(.missingKey, LocalizedText("`\(path.shown)` is null", zh: "`\(path.shown)` 为 null"))
      case .success: break
      }
    }
    var ids: [String] = []
    for (index, path) in envelope.idKeys.enumerated() {
      switch lookUp(path, in: root) {
      case .failure(let problem): return index > 0 ? problem.attempt.later : problem.attempt
      case .success(let place):
        guard place.kind == .string && !place.isEmpty || place.kind == .number else {
          let found = place.kind.text
          return attempt(
            .wrongValue,
            LocalizedText(
              "`\(path.shown)` must be a string or an integer, not \(found)",
              zh: "`\(path.shown)` 必须是字符串或整数，而不是\(found)"))
        }
        ids.append(place.value.json)
      }
    }
    return unknownID(ids, envelope.idKeys.map(\.shown).joined(separator: ", "))
  }

  // MARK: Ids

  private func unknownID(_ ids: [String], _ keys: String) -> Attempt {
    let id = ids.joined(separator: ", ").prefix(100)
    if let found, let claim = step.claims.first, schema.messages[claim.claim.message].name != found.name {
      let wanted = claims.map(\.id).joined(separator: ", ")
      return attempt(
        .unknownID,
        LocalizedText(
          "`\(keys)` is \(id), which is \(found.name); it must be \(wanted)",
          zh: "`\(keys)` 为 \(id)，即 \(found.name)；必须为 \(wanted)"))
    }
    var (near, rest): ([(id: String, message: String)], _) = ([], claims)
    while near.count < 2, let name = Spelling.nearest(to: String(id), in: rest.map(\.id)),
      let index = rest.firstIndex(where: { $0.id == name })
    {
      near.append(rest.remove(at: index))
    }
    let isNear = !near.isEmpty
    if !isNear { near = Array(claims.prefix(3)) }
    let more = claims.count - near.count
    let list = near.map { "\($0.id) (\($0.message))" }
    let english = list.joined(separator: list.count == 2 && (isNear || more == 0) ? " and " : ", ")
    let chinese = list.joined(separator: "、")
    let rest2 =
      isNear || more <= 0
      ? LocalizedText("", zh: "") : LocalizedText(" and \(more) more", zh: " 等 \(claims.count) 个")
    return attempt(
      .unknownID,
      LocalizedText(
        "`\(keys)` is \(id), there \(list.count == 1 ? "is" : "are") \(english)\(rest2)",
        zh: "`\(keys)` 为 \(id)，已有的是 \(chinese)\(rest2)"),
      strictHelp(id))
  }

  /// Every id of the step, as it is written in a schema.
  private var claims: [(id: String, message: String)] {
    step.claims.compactMap { claim in
      claim.claim.typeID.map {
        ($0.components.map(\.shown).joined(separator: ", "), schema.messages[claim.claim.message].name)
      }
    }
  }

  private func strictHelp(_ id: some StringProtocol) -> LocalizedText? {
    let loose = claims.first { $0.id != id && $0.id.filter { $0 != "\"" } == id.filter { $0 != "\"" } }
    guard envelope.isStrict, let loose else { return nil }
    return LocalizedText(
      "the envelope is `strict`: write \(loose.id)", zh: "该信封为 `strict`：写成 \(loose.id)")
  }

  // MARK: Paths

  private struct Problem: Error {
    var attempt: Attempt
  }

  private func lookUp(_ path: Envelope.Path, in root: JSONPlace) -> Result<JSONPlace, Problem> {
    var place = root
    for (index, key) in path.enumerated() {
      let text = path[..<index].shown
      let isPayload = envelope.payload.map { $0 == Array(path[..<index]) } ?? false
      guard let object = envelope.encoding != .object && isPayload ? place.asObject : place.isObject ? place : nil
      else {
        let found = place.kind.text
        let help =
          place.kind == .string && isPayload
          ? LocalizedText(
            "`encoding: object-or-json-string` reads both", zh: "`encoding: object-or-json-string` 两种都能解析") : nil
        return .failure(
          Problem(
            attempt: attempt(
              .partlyThere,
              LocalizedText("`\(text)` is \(found), the envelope wants an object", zh: "`\(text)` 是\(found)，信封需要对象"),
              help)))
      }
      guard let next = object.member(key.text) else {
        let near = Spelling.nearest(to: key.text, in: object.members.map(\.key))
        return .failure(
          Problem(
            attempt: attempt(
              index > 0 || near != nil ? .wrongValue : .missingKey,
              LocalizedText("`\(path.shown)` is missing", zh: "缺少 `\(path.shown)`"),
              near.map {
                LocalizedText("rename the key `\($0)` to `\(key.text)`", zh: "把键 `\($0)` 改名为 `\(key.text)`")
              })))
      }
      place = next
    }
    return .success(place)
  }
}

extension Attempt {
  /// Something was there already.
  fileprivate var later: Attempt {
    Attempt(envelopes: envelopes, problem: problem, help: help, range: range, stage: max(stage, .partlyThere))
  }
}

extension Collection<JSONKey> {
  var shown: String { map(\.text).joined(separator: "/") }
}

extension JSONPlace.Kind {
  var text: LocalizedText {
    switch self {
    case .null: LocalizedText("null", zh: "null")
    case .bool: LocalizedText("a Boolean", zh: "布尔值")
    case .number: LocalizedText("a number", zh: "数字")
    case .string: LocalizedText("a string", zh: "字符串")
    case .list: LocalizedText("a list", zh: "列表")
    case .object: LocalizedText("an object", zh: "对象")
    }
  }
}
