import Evolution
import Schema

@testable import Inspection

/// Two schemas, what the findings say of them, and what decoders make of the messages of either.
struct Oracle {
  struct Sighting: CustomStringConvertible {
    let direction: Direction
    let observation: ReadingComparison.Observation
    let message: WrittenMessage
    let isOfLatest: Bool

    var description: String {
      "\(direction.rawValue)=\(observation.map(\.rawValue).sorted().joined(separator: "|")): \(message)"
    }
  }

  /// By direction, what the findings claim; those of code and display are no matter of decoders.
  let claims: [Direction: Set<ReadOutcome>]
  /// Code that uses what was generated from the old schema no longer compiles.
  let claimsSource: Bool
  private(set) var sightings: [Sighting] = []
  private(set) var messages = 0
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
      new.schema, with: releases.enumerated().map { Release(name: "\($0 + 1).0", schema: $1.schema) })
    let consequences = found.flatMap(\.breaks).map(\.consequence)
    var claims: [Direction: Set<ReadOutcome>] = [.oldReadsNew: [], .newReadsOld: []]
    for consequence in consequences {
      if let outcome = consequence.outcome { claims[consequence.direction, default: []].insert(outcome) }
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
    return (messages + messages.flatMap(\.strangers)).map(\.payload)
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
      let seen = ReadingComparison(direction, (message.name, object), read, isRename: isRename)
      // Of a draft that was released only the id counts.
      let observations = Set(seen.observations).filter {
        !message.isDraft || direction == .oldReadsNew || $0 == [.misread]
      }
      sightings += observations.map {
        Sighting(direction: direction, observation: $0, message: message, isOfLatest: isLatest)
      }
      look(at: message, object, direction, from: writer, to: reader)
    }
  }

  /// Texts that others write beside the schema: what only they have is `foreign`.
  private mutating func look(
    at message: WrittenMessage, _ object: PayloadObject, _ direction: Direction, from writer: SideDecoder,
    to reader: SideDecoder
  ) {
    guard claims[direction]?.contains(.foreign) == true else { return }
    for stranger in message.strangers {
      guard case .decoded(message.name, let same) = writer.read(stranger.payload), same.values == object.values
      else { continue }
      let seen = ReadingComparison(direction, (message.name, object), reader.read(stranger.payload), isRename: false)
      if !seen.observations.isEmpty {
        sightings.append(
          Sighting(direction: direction, observation: [.foreign], message: stranger, isOfLatest: isLatest))
      }
    }
  }

  /// What happens and no finding says.
  var unclaimed: [Sighting] {
    sightings.filter { $0.isOfLatest && claims[$0.direction]?.isDisjoint(with: $0.observation) ?? true }
  }

  /// What a finding says and no message shows.
  var unseen: [String] {
    claims.flatMap { direction, outcomes in
      outcomes.filter { outcome in
        outcome != .ignored && !(outcome == .altered && hasGap)
          && !sightings.contains { $0.direction == direction && $0.observation.contains(outcome) }
      }
      .map { "\(direction.rawValue)=\($0.rawValue)" }
    }
    .sorted()
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

extension Schema {
  fileprivate func has(_ name: String) -> Bool { messages.contains { $0.name == name } }
}
