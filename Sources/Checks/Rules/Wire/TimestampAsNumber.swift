import Schema

extension Rule {
  static let timestampAsNumber = Rule(
    "timestamp-as-number", .note,
    summary: "a point in time as a plain number",
    why: """
      Nothing says whether the number is seconds or milliseconds. iOS tends to write the one and Android the other, \
      and the bubble says 1970 or the year 54,000.
      """,
    bad: [
      """
      message: Meeting
      id: 7
      fields:
                   ↓
        startTime: int64
      """
    ],
    good: [
      """
      message: Meeting
      id: 7
      fields:
        startTime: { type: timestamp, unit: ms }
        endTime: { type: int64, doc: Seconds since 1970. }
        callDuration: int
      """
    ],
    .field { field, _, _ in
      guard field.isNumber, field.declaration.doc == nil,
        let last = Names.words(of: field.name).last, ["time", "timestamp", "date"].contains(last)
      else { return [] }
      return [.withoutUnit(field)]
    })
}

extension Field {
  fileprivate var isNumber: Bool {
    switch type {
    case .integer(.int64), .integer(.int), .integer(.uint64), .double: true
    default: false
    }
  }
}

extension Finding {
  fileprivate static func withoutUnit(_ field: Field) -> Finding {
    Finding(
      "nothing says whether `\(field.name)` is in seconds or milliseconds", at: field.typeRange,
      help: "use `timestamp` with its `unit`, or say it in `doc`")
  }
}
