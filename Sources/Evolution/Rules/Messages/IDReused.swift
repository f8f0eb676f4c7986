import Schema
import SourceText

extension EvolutionRule {
  static let idReused = EvolutionRule(
    "id-reused", .error,
    .schema { pair in
      let victims = pair.victims
      return pair.new.messages.flatMap { pair.reuses(by: $0, of: victims[$0.name] ?? []) }
    })
}

extension SchemaPair {
  /// One for each released message that it is taken for, or that is taken for it: who accepts one does not accept others.
  /// - Parameter victims: Other released messages that are read as this one.
  fileprivate func reuses(by message: Message, of victims: [Message]) -> [Change] {
    let dispatchedIDs = dispatchedIDs(ofNew: message)
    let read = dispatchedIDs.compactMap(\.reader?.message).map { old.messages[$0] }
    let owners = Set(read.filter { !isSame($0, message) }.map(\.name))
    if owners.isEmpty, victims.isEmpty { return [] }
    let others =
      old.messages.filter { owners.contains($0.name) }
      + victims.filter { !owners.contains($0.name) }
    // A new one that no release reads is said as such, with the code that it breaks.
    let isSource = isAdded(message) && dispatchedIDs.allSatisfy { $0.reader != nil }
    return others.enumerated().map { index, other in
      Change(
        at: "\(message.name)/ids/\(other.name)",
        LocalizedText(
          "an id of `\(message.name)` was that of `\(other.name)`", zh: "`\(message.name)` 的一个 ID 曾属于 `\(other.name)`"),
        help: LocalizedText("choose an id that no release has", zh: "换一个任何版本都没有用过的 ID"),
        at: message.ids.range, released: other.ids.range, use: .switching(over: "CustomMessage"),
        (owners.contains(other.name) ? [.oldReadsNew(.misread)] : [])
          + (victims.contains { $0.name == other.name } ? [.newReadsOld(.misread)] : [])
          + (isSource && index == 0 ? [.source] : []))
    }
  }

  /// Not a draft, and not in the release.
  private func isAdded(_ message: Message) -> Bool {
    message.stability != .draft && added.contains { $0.name == message.name }
  }

  /// Released messages, also drafts and those of no target, by the names of those that they are read as.
  fileprivate var victims: [String: [Message]] {
    (old.messages + unused.old).reduce(into: [:]) { victims, old in
      let readers = dispatchedIDs(ofOld: old).compactMap(\.reader?.message)
      for index in Set(readers.filter { !isSame(old, new.messages[$0]) }) {
        victims[new.messages[index].name, default: []].append(old)
      }
    }
  }
}
