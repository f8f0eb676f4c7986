import Foundation

/// Random numbers that can be had again: the same for each change, others in each run of `make everything`. The seed is
/// printed when the first test asks for one, and `SEED=… swift test` starts from it. (SplitMix64.)
public struct Randomness: RandomNumberGenerator, Sendable {
  public static let seed: UInt64 = {
    let seed =
      ProcessInfo.processInfo.environment["SEED"].flatMap(UInt64.init)
      ?? (Tier.hasEverything ? UInt64.random(in: 0...UInt64.max) : 1)
    print("SEED=\(seed)")
    return seed
  }()

  private var state: UInt64

  /// - Parameter salt: makes the numbers of one test others than those of the next.
  public init(_ salt: UInt64 = 0) { state = Self.seed &+ salt &* 0x2545_F491_4F6C_DD1D }

  /// The same numbers in every run.
  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  public mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  public mutating func chance(_ one: Int) -> Bool { below(one) == 0 }

  public mutating func pick<T>(_ values: [T]) -> T { values[below(values.count)] }
}
