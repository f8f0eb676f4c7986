/// `{{…}}`: what it does, the name in it, and where both are.
struct Tag {
  enum TagType {
    case text, unescapedText, section, inverted, close, partial, comment, delimiters

    var isText: Bool { self == .text || self == .unescapedText }
  }

  let kind: TagType
  let name: String
  let range: Range<Int>
  let nameOffset: Int
  /// The line, its end included, that has nothing but the tag and blanks: the tag may stand for all of it.
  let line: Range<Int>?

  /// Whether it ends as a tag should; if not, that is reported already.
  var isClosed = true
  /// Whether a section's name has no meaning, which is reported already.
  var isUnknown = false

  /// The same, with a name that has no meaning.
  var unknown: Tag {
    var tag = self
    tag.isUnknown = true
    return tag
  }

  var nameRange: Range<Int> { nameOffset..<nameOffset + name.utf8.count }
}
