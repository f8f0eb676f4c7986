import Foundation
import MessageRuntime
import Schema
import SourceText

/// How many bytes of memory the structs of generated code take: the runtime lets objects nest less deep if they are
/// large.
struct StructSizes {
  private let schema: Schema
  private let boxed: Set<SourceRange>
  /// Of the objects that have been met.
  private var structures: [ObjectType.ID: any Storage.Type] = [:]

  init(_ schema: Schema) {
    self.schema = schema
    boxed = schema.fieldsThatHoldTheirOwner
  }

  mutating func size(of message: Message) -> Int {
    let ids = message.ids
    var first: [any Storage.Type] = []
    if let places = ids.isStored ? ids.variableComponents : nil {
      first = places.compactMap { if case .value = $0 { nil } else { Of<MessageIdentity>.self } }
    } else if ids.isStored {
      first = [ids.all[0].components.count == 1 ? Of<MessageIdentity>.self : Of<[MessageIdentity]>.self]
    }
    return structure(first, message.fields + message.locals).size
  }

  mutating func size(of id: ObjectType.ID) -> Int { structure(of: id).size }

  private mutating func structure(of id: ObjectType.ID) -> any Storage.Type {
    if let known = structures[id] { return known }
    let structure = structure([], schema[id].fields)
    structures[id] = structure
    return structure
  }

  private mutating func structure(_ first: [any Storage.Type], _ fields: [Field]) -> any Storage.Type {
    let none: any Storage.Type = Of<Void>.self
    return (first + fields.map { type(of: $0) } + [Of<UnknownKeys>.self]).reduce(none) { $0.followed(by: $1) }
  }

  private mutating func type(of field: Field) -> any Storage.Type {
    if boxed.contains(field.nameRange) { return Of<[Int]>.self }
    let type = type(field.type)
    return field.isOptional ? type.optional : type
  }

  private mutating func type(_ type: FieldType) -> any Storage.Type {
    switch type {
    case .string: Of<String>.self
    case .bool: Of<Bool>.self
    case .integer(.int), .integer(.int64): Of<Int64>.self
    case .integer(.int32): Of<Int32>.self
    case .integer(.uint32): Of<UInt32>.self
    case .integer(.uint64): Of<UInt64>.self
    case .double: Of<Double>.self
    case .url: Of<URL>.self
    case .data: Of<Data>.self
    case .timestamp: Of<Date>.self
    case .json: Of<JSONValue>.self
    case .object(let id): structure(of: id)
    case .enumeration(let id): schema[id].isInteger ? Of<OpenInteger>.self : Of<OpenString>.self
    case .list: Of<[Int]>.self
    case .map: Of<[String: Int]>.self
    }
  }

  private enum OpenInteger {
    case known
    case unrecognized(Int)
  }

  private enum OpenString {
    case known
    case unrecognized(String)
  }
}

/// A type that values are stored as.
private protocol Storage {
  static var size: Int { get }
  static var optional: any Storage.Type { get }
  /// A struct with a value of this type and one of another behind it.
  static func followed(by last: any Storage.Type) -> any Storage.Type
  static func behind<First>(_ first: First.Type) -> any Storage.Type
}

private enum Of<Value>: Storage {
  static var size: Int { MemoryLayout<Value>.size }
  static var optional: any Storage.Type { Of<Value?>.self }
  static func followed(by last: any Storage.Type) -> any Storage.Type { last.behind(Value.self) }
  static func behind<First>(_ first: First.Type) -> any Storage.Type { Of<Pair<First, Value>>.self }
}

/// Fields stand in it as they do in a struct with all of them, if the last one is the last of all.
private struct Pair<First, Last> {
  let first: First
  let last: Last
}
