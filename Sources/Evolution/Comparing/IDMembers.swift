import Schema

/// What an attachment declares for its ids: the constant `typeID`, or properties that remember which one it was.
struct IDMembers {
  private struct Member {
    let name: String
    let type: String
    /// An argument of the initializer without a default.
    var isRequired = false
  }

  private var members: [Member] = []

  init(_ message: Message, in schema: Schema) {
    let ids = message.ids
    if let single = ids.single {
      members = [Member(name: "typeID", type: Self.type(of: single))]
    } else if let components = ids.variableComponents {
      let keys = schema[message.envelope].idKeys
      for (index, component) in components.enumerated() {
        if case .value = component { continue }
        let key = index < keys.count ? keys[index].last ?? "" : ""
        members.append(
          Member(name: TypeIDs.propertyName(key, index), type: "MessageIdentity", isRequired: component == .any))
      }
    } else if ids.isStored, let first = ids.all.first {
      members = [
        Member(
          name: "identity", type: first.components.count == 1 ? "MessageIdentity" : "[MessageIdentity]",
          isRequired: first.components.contains(.any))
      ]
    }
  }

  /// Whether code that was written for other members still compiles.
  func suffice(for others: IDMembers) -> Bool {
    others.members.allSatisfy { other in members.contains { $0.name == other.name && $0.type == other.type } }
      && members.filter(\.isRequired).allSatisfy { member in
        others.members.contains { $0.name == member.name && $0.isRequired }
      }
  }

  private static func type(of value: TypeID.Value) -> String {
    switch value {
    case .integer: "Int"
    case .string: "String"
    }
  }
}
