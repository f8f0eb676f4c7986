import Evolution
import Schema

@testable import Inspection

/// Two schemas, what the findings say of them, and what decoders make of the messages of either.
struct Oracle {
  struct Sighting: CustomStringConvertible {
    let direction: Direction
    let observation: ReadingComparison.Observation
    let message: WrittenMessage

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

  init(old: Schema, new: Schema) { self.init(old: SideDecoder(old), new: SideDecoder(new)) }

  init(old: SideDecoder, new: SideDecoder) {
    let consequences = Evolution.compare(new.schema, with: [Release(name: "1.0", schema: old.schema)])
      .flatMap(\.breaks).map(\.consequence)
    var claims: [Direction: Set<ReadOutcome>] = [.oldReadsNew: [], .newReadsOld: []]
    for consequence in consequences {
      if let outcome = consequence.outcome { claims[consequence.direction, default: []].insert(outcome) }
    }
    self.claims = claims
    claimsSource = consequences.contains { $0.direction == .source }
    look(.oldReadsNew, from: new, to: old)
    look(.newReadsOld, from: old, to: new)
  }

  /// All that either side writes, and what strangers write in its place.
  static func payloads(_ old: Schema, _ new: Schema) -> [Payload] {
    let messages = WrittenMessage.all(of: old, against: new) + WrittenMessage.all(of: new, against: old)
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
      sightings += Set(seen.observations).map { Sighting(direction: direction, observation: $0, message: message) }
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
        sightings.append(Sighting(direction: direction, observation: [.foreign], message: stranger))
      }
    }
  }

  /// What happens and no finding says.
  var unclaimed: [Sighting] {
    sightings.filter { claims[$0.direction]?.isDisjoint(with: $0.observation) ?? true }
  }

  /// What a finding says and no message shows.
  var unseen: [String] {
    claims.flatMap { direction, outcomes in
      outcomes.filter { outcome in
        outcome != .ignored && !sightings.contains { $0.direction == direction && $0.observation.contains(outcome) }
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
