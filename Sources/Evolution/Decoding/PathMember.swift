import Schema
import SourceText

/// A value in a JSON text, by the keys that lead to it from the root.
struct PathMember {
  private let path: ArraySlice<JSONKey>
  private let json: String

  init(_ path: Envelope.Path, _ json: String) { self.init(at: path[...], json) }

  private init(at path: ArraySlice<JSONKey>, _ json: String) { (self.path, self.json) = (path, json) }

  /// An object with values: of those at one path the first one, and none that others are in.
  ///
  /// - Parameter text: The path of the object that is written as a string; nil: there is none.
  static func object(_ members: [PathMember], textAt text: ArraySlice<JSONKey>?) -> String {
    var keys: [JSONKey] = []
    for member in members {
      if let key = member.path.first, !keys.contains(key) { keys.append(key) }
    }
    let texts = keys.map { key -> String in
      let all = members.filter { $0.path.first == key }.map { PathMember(at: $0.path.dropFirst(), $0.json) }
      let inner = all.filter { !$0.path.isEmpty }
      let innerText = text?.first == key ? text?.dropFirst() : nil
      let json = inner.isEmpty ? all[0].json : object(inner, textAt: innerText)
      return Escaping.jsonString(key.text) + ":" + (innerText?.isEmpty == true ? Escaping.jsonString(json) : json)
    }
    return "{" + texts.joined(separator: ",") + "}"
  }
}

extension Schema {
  /// What a message has beside its id in one of its envelopes: of fields only those that decoders look for.
  ///
  /// - Parameter asked: The paths of the keys that any decoder requires.
  func members(of message: Message, in envelope: Envelope, asked: Set<Envelope.Path>) -> [PathMember] {
    var members = envelope.constants.map { PathMember([$0.key], $0.json) }
    members.append(PathMember(envelope.payload ?? [], "{}"))
    return members + fieldMembers(of: message, in: envelope, asked: asked) { !$0.mayBeMissing }
  }

  /// What is there in every message that is decoded, whoever wrote it.
  ///
  /// - Parameter isNeeded: A message without the field is invalid.
  func leastMembers(
    of message: Message, in envelope: Envelope, asked: Set<Envelope.Path>, needing isNeeded: (Field) -> Bool
  ) -> [PathMember] {
    var members = envelope.requiredKeys.map { PathMember($0, "true") }
    if message.fields.contains(where: { $0.slot == nil && isNeeded($0) }) {
      members.append(PathMember(envelope.payload ?? [], "{}"))
    }
    // What has an alias may be there under that alone.
    return members + fieldMembers(of: message, in: envelope, asked: asked) { $0.aliases.isEmpty && isNeeded($0) }
  }

  private func fieldMembers(
    of message: Message, in envelope: Envelope, asked: Set<Envelope.Path>, where isThere: (Field) -> Bool
  ) -> [PathMember] {
    func fields(at base: Envelope.Path, where isHere: (Field) -> Bool) -> [PathMember] {
      let inner = asked.filter { $0.count > base.count && $0.starts(with: base) }.map { $0.dropFirst(base.count) }
      return inner.isEmpty ? [] : members(message.fields.filter(isHere), at: base, asked: inner, where: isThere)
    }
    return fields(at: envelope.payload ?? []) { $0.slot == nil }
      + fields(at: envelope.slotsPath) { $0.slot?.value == .envelope }
  }

  /// With values that are no ids. It ends where the paths do: objects may be within themselves.
  private func members(
    _ fields: [Field], at base: Envelope.Path, asked: [ArraySlice<JSONKey>], where isThere: (Field) -> Bool
  ) -> [PathMember] {
    var members: [PathMember] = []
    for field in fields where isThere(field) {
      for key in field.writtenKeys {
        let inner = asked.filter { $0.first == key }.map { $0.dropFirst() }
        if inner.isEmpty { continue }
        let path = base + [key]
        guard case .object(let id) = field.type, field.encoding == nil else {
          members.append(PathMember(path, "true"))
          continue
        }
        members.append(PathMember(path, "{}"))
        members += self.members(self[id].fields, at: path, asked: inner.filter { !$0.isEmpty }, where: isThere)
      }
    }
    return members
  }
}
