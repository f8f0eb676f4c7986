/// Which fields of a message are there, so that its `oneOf` and `anyOf` are satisfied together.
struct FieldChoice {
  /// What a rule asks of fields, by their indices in the message.
  struct Demand {
    let fields: [Int]
    /// Of exactly one; else of one at least.
    let isOfOne: Bool
  }

  /// The indices of the fields that are there.
  private(set) var present: Set<Int>
  private(set) var absent: Set<Int> = []
  private let free: Set<Int>
  /// How many demands may still be looked at: combinations are many.
  private var patience = 1_000

  /// Nil: there is none, or it was not found.
  /// - Parameters:
  ///   - present: what is there in any case.
  ///   - free: what may be there.
  init?(_ demands: [Demand], present: Set<Int>, free: Set<Int>) {
    (self.present, self.free) = (present, free)
    guard satisfy(demands[...]) else { return nil }
  }

  /// Tries the first field of each demand, then the next ones.
  private mutating func satisfy(_ demands: ArraySlice<Demand>) -> Bool {
    guard let demand = demands.first else { return true }
    if patience == 0 { return false }
    patience -= 1
    let there = demand.fields.filter { present.contains($0) }
    if demand.isOfOne, there.count > 1 { return false }
    let candidates = there.isEmpty ? demand.fields.filter { free.contains($0) && !absent.contains($0) } : [there[0]]
    let before = (present, absent)
    for field in candidates {
      present.insert(field)
      if demand.isOfOne { absent.formUnion(demand.fields.filter { $0 != field }) }
      if satisfy(demands.dropFirst()) { return true }
      (present, absent) = before
    }
    return false
  }
}
