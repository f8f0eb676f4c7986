// The same for what most fields are: functions for any type take longer across modules.

nonisolated extension JSONReader {
  public mutating func required(_ key: String) -> String { required(key, []) }
  public mutating func optional(_ key: String) -> String? { optional(key, []) }
  public mutating func value(_ key: String, default standard: String) -> String { optional(key, []) ?? standard }

  public mutating func required(_ key: String) -> Int { required(key, []) }
  public mutating func optional(_ key: String) -> Int? { optional(key, []) }
  public mutating func value(_ key: String, default standard: Int) -> Int { optional(key, []) ?? standard }

  public mutating func required(_ key: String) -> Bool { required(key, []) }
  public mutating func optional(_ key: String) -> Bool? { optional(key, []) }
  public mutating func value(_ key: String, default standard: Bool) -> Bool { optional(key, []) ?? standard }

  public mutating func required(_ key: String) -> Double { required(key, []) }
  public mutating func optional(_ key: String) -> Double? { optional(key, []) }
  public mutating func value(_ key: String, default standard: Double) -> Double { optional(key, []) ?? standard }
}
