import Foundation

/// A type with fields.
nonisolated public protocol JSONObject: JSONReadable, JSONWritable, JSONCheckable {
  /// The fields' keys in their order, then the aliases.
  static var jsonKeys: JSONKeys { get }
  /// Reads all members, to the closing brace. Of use only if the reader has noted no failure, and no required key is
  /// missing: there is something in the place of such a value.
  init(members reader: inout JSONReader)
  /// The same, where it shall be: code for all types would make it elsewhere and move it.
  static func read(_ reader: inout JSONReader, into place: UnsafeMutablePointer<Self>)
  /// Writes the fields' members, then the unknown ones.
  func writeMembers(_ writer: inout JSONWriter)
  /// Checks the fields and rules.
  func checkMembers(_ check: inout MessageCheck)
}

nonisolated extension JSONObject {
  /// What stands in the place of an object that could not be read.
  public static var jsonBlank: Self {
    var reader = JSONReader(UnsafeBufferPointer(start: nil, count: 0))
    return withUnsafeTemporaryAllocation(of: Self.self, capacity: 1) { buffer in
      read(&reader, into: buffer.baseAddress!)
      return buffer.moveElement(from: 0)
    }
  }

  public static func read(_ reader: inout JSONReader, into place: UnsafeMutablePointer<Self>) {
    place.initialize(to: Self(members: &reader))
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public static func read(_ reader: inout JSONReader, _ options: JSONOptions) -> Self? {
    if reader.peek == UInt8(ascii: "{") { return reader.object(Self.self, options) }
    return reader.otherObject(options)
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func write(_ writer: inout JSONWriter, _ options: JSONOptions) {
    writer.bracket(UInt8(ascii: "{"))
    if writer.enter() {
      writeMembers(&writer)
      writer.leave()
    }
    writer.bracket(UInt8(ascii: "}"))
  }

  @_semantics("optimize.sil.specialize.generic.never") @inline(never)
  public func check(_ check: inout MessageCheck) { check.object(self) }
}
