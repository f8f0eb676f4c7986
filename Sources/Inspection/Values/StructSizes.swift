import MessageRuntime
import Schema
import SourceText

/// How many bytes of memory the structs of generated code take: the runtime lets objects nest less deep if they are
/// large.
struct StructSizes {
  private let schema: Schema
  private let boxed: Set<SourceRange>
  /// Of the objects that have been met.
  private var structures: [ObjectType.ID: Storage] = [:]

  init(_ schema: Schema) {
    self.schema = schema
    boxed = schema.fieldsThatHoldTheirOwner
  }

  mutating func size(of message: Message) -> Int {
    let ids = message.ids
    var storage = Storage()
    if ids.isStored, let components = ids.variableComponents {
      for component in components {
        if case .value = component { continue }
        storage.add(Storage(of: MessageIdentity.self))
      }
    } else if ids.isStored {
      storage.add(
        ids.all[0].components.count == 1 ? Storage(of: MessageIdentity.self) : Storage(of: [MessageIdentity].self))
    }
    return structure(storage, message.allFields).size
  }

  mutating func size(of id: ObjectType.ID) -> Int { structure(of: id).size }

  private mutating func structure(of id: ObjectType.ID) -> Storage {
    if let known = structures[id] { return known }
    // One that always holds itself, which is an error, has no size.
    structures[id] = Storage()
    let structure = structure(Storage(), schema[id].fields)
    structures[id] = structure
    return structure
  }

  private mutating func structure(_ first: Storage, _ fields: [Field]) -> Storage {
    var storage = first
    for field in fields { storage.add(self.storage(of: field)) }
    storage.add(Storage(of: UnknownKeys.self))
    return storage
  }

  private mutating func storage(of field: Field) -> Storage {
    if boxed.contains(field.nameRange) { return Storage(of: [Int].self) }
    let isOptional = field.isOptional
    if let type = field.type.swiftType { return Storage(ofReadable: type, isOptional) }
    switch field.type {
    // Nil is one of the values that its unknown keys cannot have.
    case .object(let id): return structure(of: id)
    case .enumeration(let id) where schema[id].isInteger: return Storage(of: OpenInteger.self, isOptional)
    default: return Storage(of: OpenString.self, isOptional)
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

/// How a type is stored; of a struct, up to the last of its fields.
private struct Storage {
  private(set) var size = 0
  private var alignment = 1

  init() {}

  init<Value>(of type: Value.Type) {
    (size, alignment) = (MemoryLayout<Value>.size, MemoryLayout<Value>.alignment)
  }

  init<Value>(of type: Value.Type, _ isOptional: Bool) {
    self = isOptional ? Storage(of: Value?.self) : Storage(of: type)
  }

  /// A type that is known only when it runs.
  init<Value: JSONReadable>(ofReadable type: Value.Type, _ isOptional: Bool) { self.init(of: type, isOptional) }

  /// Another field, after those that are there.
  mutating func add(_ field: Storage) {
    let start = (size + field.alignment - 1) / field.alignment * field.alignment
    size = min(start + field.size, Self.most)
    alignment = max(alignment, field.alignment)
  }

  /// More than anybody has room for.
  private static let most = 1 << 40
}
