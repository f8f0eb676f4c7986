import TestSupport

@testable import KitchenSink

extension StoredFile.State: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    arbitrary(&random, of: allKnown, else: "?" + random.any())
  }
}

extension StoredFile.LastState: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { arbitrary(&random, of: allKnown, else: random.any()) }
}

extension StoredFile.Step: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    arbitrary(&random, of: allKnown, else: "?" + random.any())
  }
}

extension StoredFile.Owner: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      name: random.any(), role: random.pick([.author, .reader, .unrecognized("?")]),
      home: random.chance(2) ? nil : Home(street: random.any()))
  }
}

extension StoredFile.Copy: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(url: random.any(), of: random.chance(2) ? nil : StoredFile(state: random.any(), owner: random.any()))
  }
}

extension BorrowingAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      state: random.any(), lastState: random.any(), states: random.any(), owner: random.any(), copies: random.any(),
      note: random.pick(["", "a", random.any()]), phase: random.pick([.early, .late]))
  }
}
