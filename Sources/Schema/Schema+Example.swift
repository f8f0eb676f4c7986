import SourceText

extension Schema {
  /// Values for the fields of a message or object, under a name; as its schema gives them.
  public struct Example: Sendable {
    /// A value that fits the type of its field.
    public indirect enum Value: Hashable, Sendable {
      /// Nothing there, for an optional field.
      case null
      /// A string, number or Boolean, a case, bytes or any JSON. A timestamp is a number of its unit, a URL a string.
      case literal(Literal)
      case list([Located<Value>])
      /// In the order of the file.
      case map([Entry])
      /// Some fields of an object.
      case object([Entry])
      /// The example of that name of the field's object.
      case example(String)
    }

    /// A field, or a key of a map, with its value.
    public struct Entry: Hashable, Sendable {
      public var name: Located<String>
      public var value: Located<Value>

      public init(name: Located<String>, value: Located<Value>) {
        self.name = name
        self.value = value
      }
    }

    public var name: Located<String>
    /// What `$id` says: a value for each id key of the envelope.
    public var ids: Located<[TypeID.Value]>?
    /// The fields that it names, in the order of the file.
    public var values: [Entry]
    /// The whole entry.
    public var range: SourceRange

    public init(
      name: Located<String>, ids: Located<[TypeID.Value]>? = nil, values: [Entry], range: SourceRange
    ) {
      self.name = name
      self.ids = ids
      self.values = values
      self.range = range
    }
  }
}
