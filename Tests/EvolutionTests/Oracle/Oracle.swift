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

  let old: Schema
  let new: Schema
  /// By direction, what the findings claim; those of code and display are no matter of decoders.
  let claims: [Direction: Set<ReadOutcome>]
  private(set) var sightings: [Sighting] = []
  private(set) var messages = 0

  init(old: Schema, new: Schema) {
    (self.old, self.new) = (old, new)
    let consequences = Evolution.compare(new, with: [Release(name: "1.0", schema: old)]).flatMap(\.breaks)
      .map(\.consequence)
    var claims: [Direction: Set<ReadOutcome>] = [.oldReadsNew: [], .newReadsOld: []]
    for consequence in consequences {
      if let outcome = consequence.outcome { claims[consequence.direction, default: []].insert(outcome) }
    }
    self.claims = claims
    let (oldReader, newReader) = (Inspector(old), Inspector(new))
    look(.oldReadsNew, from: new, newReader, to: old, oldReader)
    look(.newReadsOld, from: old, oldReader, to: new, newReader)
  }

  private mutating func look(
    _ direction: Direction, from writer: Schema, _ own: Inspector, to reader: Schema, _ inspector: Inspector
  ) {
    for message in WrittenMessage.all(of: writer, against: reader) {
      // What its writer would not read it cannot mean.
      guard case .decoded(message.name, let object) = Reading(message.payload, by: own),
        own.inspect(message.payload).encoded == message.payload.text
      else { continue }
      messages += 1
      let read = Reading(message.payload, by: inspector)
      let isRename =
        claims[direction]?.contains(.misread) == false && !reader.has(message.name) && !writer.has(read.name ?? "")
      let seen = ReadingComparison(direction, (message.name, object), read, isRename: isRename)
      sightings += Set(seen.observations).map {
        Sighting(direction: direction, observation: $0, message: message)
      }
      look(at: message, object, own, direction, inspector)
    }
  }

  /// Texts that others write beside the schema: what only they have is `foreign`.
  private mutating func look(
    at message: WrittenMessage, _ object: PayloadObject, _ own: Inspector, _ direction: Direction,
    _ inspector: Inspector
  ) {
    guard claims[direction]?.contains(.foreign) == true else { return }
    for stranger in message.strangers(object) {
      guard case .decoded(message.name, let same) = Reading(stranger.payload, by: own), same.values == object.values
      else { continue }
      let read = Reading(stranger.payload, by: inspector)
      let seen = ReadingComparison(direction, (message.name, object), read, isRename: false)
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

extension WrittenMessage {
  /// The same with numbers as texts, and with aliases in the place of keys.
  fileprivate func strangers(_ object: PayloadObject) -> [WrittenMessage] {
    var texts = [payload.text.replacing(/:(-?[0-9.]+)(?=[,}])/) { ":\"\($0.1)\"" }]
    for field in object.shape.fields.map(\.field) {
      for alias in field.aliases {
        texts.append(payload.text.replacing("\"\(field.keyText)\":", with: "\"\(alias.value)\":"))
      }
    }
    return texts.filter { $0 != payload.text }.map { text in
      var stranger = self
      stranger.payload.text = text
      return stranger
    }
  }
}
