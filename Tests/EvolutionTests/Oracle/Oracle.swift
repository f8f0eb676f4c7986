import Schema

@testable import Evolution
@testable import Inspection

/// Two schemas, what the findings say of them, and what decoders make of the messages of either.
struct Oracle {
  struct Sighting: CustomStringConvertible {
    let direction: Direction
    let observation: DecodingComparison.Observation
    let message: WrittenMessage
    let isOfLatest: Bool
    var isForeign = false

    var description: String {
      "\(direction.rawValue)=\(observation.map(\.rawValue).sorted().joined(separator: "|")): \(message)"
    }
  }

  /// What a finding says of some messages.
  private struct Claim {
    let direction: Direction
    let outcome: DecodingOutcome
    let messages: Set<String>
    /// A message, a shared type, the envelope or the configuration.
    let declaration: String
    /// Around what was edited, such as `Order/fields/items/object`.
    let parent: [Substring]
  }

  /// By direction, what the findings claim; those of code and display are no matter of decoders.
  let claims: [Direction: Set<DecodingOutcome>]
  /// Code that uses what was generated from the old schema no longer compiles.
  let claimsSource: Bool
  private(set) var sightings: [Sighting] = []
  private(set) var messages = 0
  private var claimed: [Claim] = []
  /// By direction and message the worst that becomes of each; nil: it is read as it was meant.
  private var worst: [Direction: [String: [DecodingOutcome?]]] = [:]
  /// A field that was gone in between is another one, even if its value is read as it was.
  private let hasGap: Bool
  /// What happens between the schemas and earlier releases the latest one may have done already.
  private var isLatest = true

  /// - Parameter releases: the latest one last.
  init(releases: [Schema], new: Schema) {
    self.init(releases: releases.map { SideDecoder($0) }, new: SideDecoder(new))
  }

  init(releases: [SideDecoder], new: SideDecoder) {
    let found = Evolution.compare(
      new.declared, with: releases.enumerated().map { Release(name: "\($0 + 1).0", schema: $1.declared) })
    let consequences = found.flatMap(\.breaks).map(\.consequence)
    var claims: [Direction: Set<DecodingOutcome>] = [.oldReadsNew: [], .newReadsOld: []]
    for change in found {
      let declaration = String(change.at.prefix { $0 != "/" })
      let messages = new.schema.messages(with: declaration, change.uses.map(\.value))
      for consequence in change.breaks.map(\.consequence) {
        guard let outcome = consequence.outcome else { continue }
        claims[consequence.direction, default: []].insert(outcome)
        claimed.append(
          Claim(
            direction: consequence.direction, outcome: outcome, messages: messages, declaration: declaration,
            parent: change.at.split(separator: "/").dropLast()))
      }
    }
    self.claims = claims
    hasGap = releases.count > 1
    claimsSource = consequences.contains { $0.direction == .source }
    for (index, old) in releases.enumerated() {
      isLatest = index == releases.count - 1
      look(.oldReadsNew, from: new, to: old)
      look(.newReadsOld, from: old, to: new)
    }
  }

  /// All that either side writes, and what strangers write in its place.
  static func payloads(_ releases: [Schema], _ new: Schema) -> [Payload] {
    let messages = releases.flatMap {
      WrittenMessage.all(of: $0, against: new) + WrittenMessage.all(of: new, against: $0)
    }
    return (messages + messages.flatMap { $0.strangers + $0.shortened }).map(\.payload)
  }

  private mutating func look(_ direction: Direction, from writer: SideDecoder, to reader: SideDecoder) {
    for message in WrittenMessage.all(of: writer.schema, against: reader.schema) {
      // What its writer would not read it cannot mean.
      guard case .decoded(message.name, let object) = writer.read(message.payload), writer.means(message.payload)
      else { continue }
      messages += 1
      let read = reader.read(message.payload)
      let isRename =
        claims[direction]?.contains(.misread) == false && !reader.schema.has(message.name)
        && !writer.schema.has(read.name ?? "")
      let seen = DecodingComparison(direction, (message.name, object), read, isRename: isRename)
      // Of a draft that was released only the id counts.
      let observations = Set(seen.observations).filter {
        !message.isDraft || direction == .oldReadsNew || $0 == [.misread]
      }
      sightings += observations.map {
        Sighting(direction: direction, observation: $0, message: message, isOfLatest: isLatest)
      }
      note(seen.observations, of: message.name, direction)
      look(at: message, observations, direction, from: writer, to: reader)
    }
  }

  /// Texts that others write beside the schema, and that the release decodes: what is refused of them alone is `foreign`.
  private mutating func look(
    at message: WrittenMessage, _ observations: Set<DecodingComparison.Observation>, _ direction: Direction,
    from writer: SideDecoder, to reader: SideDecoder
  ) {
    guard direction == .newReadsOld, !message.isDraft else { return }
    let isClaimed = claims[direction]?.contains(.foreign) == true
    for stranger in message.shortened + (isClaimed ? message.strangers : []) {
      let written = writer.read(stranger.payload)
      guard case .decoded(message.name, let object) = written else { continue }
      let seen = DecodingComparison(direction, (message.name, object), reader.read(stranger.payload), isRename: false)
      let refusals = Set(seen.observations).filter { isClaimed || Self.refusals.contains($0) }
      for refusal in refusals.subtracting(observations) {
        sightings.append(
          Sighting(
            direction: direction, observation: refusal.union([.foreign]), message: stranger, isOfLatest: isLatest,
            isForeign: true))
      }
    }
  }

  private static let refusals: Set<DecodingComparison.Observation> = [[.invalid], [.dropped], [.unrecognized]]

  /// What happens and no finding says.
  var unclaimed: [Sighting] {
    sightings.filter {
      $0.isOfLatest && !$0.observation.contains(.ignored)
        && claims[$0.direction]?.isDisjoint(with: $0.observation) ?? true
    }
  }

  /// What a finding says and no message shows.
  var unseen: [String] {
    claims.flatMap { direction, outcomes in
      outcomes.filter { outcome in
        outcome != .ignored && !(outcome == .altered && hasGap)
          && !sightings.contains { $0.direction == direction && $0.shows(outcome) }
          && !isHidden(outcome, direction)
      }
      .map { "\(direction.rawValue)=\($0.rawValue)" }
    }
    .sorted()
  }

  private mutating func note(
    _ observations: [DecodingComparison.Observation], of message: String, _ direction: Direction
  ) {
    worst[direction, default: [:]][message, default: []].append(observations.compactMap { $0.min() }.max())
  }

  /// Something worse becomes of what findings with the outcome are about: of most messages, as each of them differs from
  /// the others in one field alone.
  private func isHidden(_ outcome: DecodingOutcome, _ direction: Direction) -> Bool {
    let worse = claimed.filter { $0.direction == direction && $0.outcome > outcome }
    return claimed.filter { $0.direction == direction && $0.outcome == outcome }.allSatisfy { claim in
      let hidden = claim.messages.filter { message in
        let all = worst[direction]?[message] ?? []
        let hidden = all.filter { $0.map { $0 > outcome } ?? false }
        return !all.isEmpty && hidden.count * 4 >= all.count * 3
      }
      if worse.contains(where: { $0.declaration == "envelopes" }) { return true }
      if claim.parent.count < 3, claim.messages == [claim.declaration] { return hidden == claim.messages }
      // What messages share, or hold somewhere, some of them may not have.
      return !hidden.isEmpty || worse.contains { !$0.parent.isEmpty && $0.parent == claim.parent }
    }
  }

  /// One line for each thing that findings and decoders disagree on, with an example.
  var differences: [String] {
    let happened = Dictionary(grouping: unclaimed) {
      "\($0.direction.rawValue) \($0.observation.map(\.rawValue).sorted())"
    }
    return happened.values.map { "not claimed: \($0[0]) (\($0.count))" }.sorted()
      + unseen.map { "claimed, not seen: \($0)" }
  }
}

extension Oracle.Sighting {
  /// What becomes of others' texts shows only what is said of them.
  fileprivate func shows(_ outcome: DecodingOutcome) -> Bool {
    isForeign ? outcome == .foreign : observation.contains(outcome)
  }
}

extension Schema {
  fileprivate func has(_ name: String) -> Bool { messages.contains { $0.name == name } }

  /// Those that an edit of a declaration is about: of the envelope or configuration all.
  fileprivate func messages(with declaration: String, _ users: [String]) -> Set<String> {
    has(declaration) ? [declaration] : Set(users.isEmpty ? messages.map(\.name) : users)
  }
}
