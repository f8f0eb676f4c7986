import Schema

extension Schema {
  /// Values with others in the place of sensitive ones, wherever these are.
  func replacingSensitive(
    _ members: [ExampleValue.Member], _ fields: [Field], by other: (ExampleValue, Field) -> ExampleValue
  ) -> [ExampleValue.Member] {
    zip(members, fields).map { member, field in
      let isReplaced = field.isSensitive && member.value != .null
      return ExampleValue.Member(
        name: member.name,
        value: isReplaced ? other(member.value, field) : replacingSensitive(member.value, field.type, by: other))
    }
  }

  private func replacingSensitive(
    _ value: ExampleValue, _ type: FieldType, by other: (ExampleValue, Field) -> ExampleValue
  ) -> ExampleValue {
    switch (value, type) {
    case (.list(let elements), .list(let type)): .list(elements.map { replacingSensitive($0, type, by: other) })
    case (.map(let members), .map(let type)):
      .map(members.map { .init(name: $0.name, value: replacingSensitive($0.value, type, by: other)) })
    case (.object(let members), .object(let id)): .object(replacingSensitive(members, self[id].fields, by: other))
    default: value
    }
  }
}
