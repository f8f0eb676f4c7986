/// A piece of a template: literal text, which ends with its line, or a tag.
enum Token {
  case literal(Range<Int>)
  case tag(Tag)
}

/// `{{…}}`: what it does, the name in it, and where both are.
struct Tag {
  enum Kind {
    case text, section, inverted, close, partial, comment, delimiters
  }

  let kind: Kind
  let name: String
  let range: Range<Int>
  let nameOffset: Int
}
