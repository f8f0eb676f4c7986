/// A type that a value of JSON can be read as.
nonisolated public protocol JSONReadable {
  /// - Parameter value: the number of the value's token.
  /// - Returns: nil: null, or another value that stands for none; or one that could not be read, which the reader's
  ///   failures say then.
  static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Self?

  /// What stands in the place of a required value that could not be read, until its object is given up.
  static var jsonBlank: Self { get }
}

/// A type with fields.
nonisolated public protocol JSONObject: JSONReadable, JSONWritable, JSONCheckable {
  /// Reads all fields by their names. Of use only if the reader has no new failures: there is something in the place of
  /// what could not be read.
  init(members reader: inout JSONReader)
  /// Writes the fields' members, then the unknown ones.
  func writeMembers(_ writer: inout JSONWriter)
  /// Checks the fields and rules.
  func checkMembers(_ check: inout MessageCheck)
  /// How many bytes of memory a value takes.
  static var jsonSize: Int { get }
}

nonisolated extension JSONObject {
  public static var jsonSize: Int { MemoryLayout<Self>.size }

  public static var jsonBlank: Self { JSONReader.blank() }

  public static func read(_ reader: inout JSONReader, at value: Int, _ options: JSONOptions) -> Self? {
    reader.object(Self.self, at: value, options)
  }

  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.object(self)
  }

  public func check(_ check: inout MessageCheck) { check.object(self) }
}
