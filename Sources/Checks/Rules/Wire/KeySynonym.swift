import Schema
import SourceText

extension Rule {
  static let keySynonym = Rule(
    "key-synonym", .note,
    summary: Phrase(
      "a key that seems to be another message's with another word", zh: "与另一条消息的键疑似同义的键"),
    why: Phrase(
      """
      What is `roomId` in one message and `roomUid` in the next has to be known by everybody who reads both. Sooner or \
      later somebody looks for the one where the other is, and finds nothing.
      """,
      zh: """
        一条消息里叫 `roomId`，另一条里叫 `roomUid`，读取两者的人都得记住这一点。\
        迟早会有人在其中一条里找另一个键，结果什么也找不到。
        """),
    bad: [
      """
      message: Visit
      id: 7
      fields:
        roomId: string
      ---
      message: Leave
      id: 8
      fields:
        ↓
        roomUid: string
      """
    ],
    good: [
      """
      message: Visit
      id: 7
      fields:
        roomId: string
        photoUrl: url
        linkCount: int
      ---
      message: Leave
      id: 8
      fields:
        room: { type: string, key: roomUid, aliases: [roomId] }
        photoLink: bool
        roomName: string
      ---
      message: Both
      id: 9
      fields:
        linkCount: int
        linkNumber: int
      """
    ],
    .schema { schema in
      let fields = schema.holders.flatMap(\.fields).filter(\.isInPayload)
      // The first word that is used for a thing is the usual one.
      let first = Dictionary(fields.compactMap { field in field.thing.map { ($0, field) } }) { first, _ in first }
      return schema.holders.flatMap { holder in
        holder.fields.compactMap { field in
          guard field.isInPayload, let usual = field.thing.flatMap({ first[$0] }), !field.isSpelt(like: usual),
            !holder.fields.contains(where: { $0.isSpelt(like: usual) })
          else { return nil }
          return .synonym(field, usual)
        }
      }
    })
}

/// Words at the end of keys that mean the same.
private let synonyms: [Set<String>] = [
  ["id", "uid", "guid", "uuid"], ["url", "uri", "link", "href"], ["image", "img", "pic", "picture", "photo"],
  ["count", "cnt", "num", "number"], ["description", "desc"],
]

/// What a key stands for, whichever word is used for it.
private struct Thing: Hashable {
  var words: [String]
  var synonym: Int
  var type: FieldType
}

extension Field {
  /// nil for a key that ends in no such word, or has no other.
  fileprivate var thing: Thing? {
    var words = Names.words(of: key.value)
    guard words.count > 1, let last = words.popLast(),
      let index = synonyms.firstIndex(where: { $0.contains(last) })
    else { return nil }
    return Thing(words: words, synonym: index, type: type == .url ? .string : type)
  }

  /// Its key, or another that it is read from, is the other's but for case and separators.
  fileprivate func isSpelt(like other: Field) -> Bool {
    let folded = Names.folded(other.key.value)
    return ([key] + aliases).contains { Names.folded($0.value) == folded }
  }
}

extension Finding {
  fileprivate static func synonym(_ field: Field, _ usual: Field) -> Finding {
    Finding(
      Phrase(
        "the key `\(field.key.value)` may be what is called `\(usual.key.value)` elsewhere",
        zh: "键 `\(field.key.value)` 可能就是别处的 `\(usual.key.value)`"), at: field.key.range,
      notes: [.init(Phrase("`\(usual.key.value)` is here", zh: "`\(usual.key.value)` 在这里"), at: usual.key.range)],
      help: Phrase(
        "use one key if they hold the same thing; read the other one by `aliases` where it has been sent",
        zh: "如果是同一样东西，请统一用一个键；已经发送过的另一个键用 `aliases` 读取"))
  }
}
