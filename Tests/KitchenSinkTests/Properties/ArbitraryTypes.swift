import MessageRuntime
import TestSupport

@testable import KitchenSink

/// Any case, or a raw value that has none.
extension JSONEnum where Self: Arbitrary, RawValue: Arbitrary {
  static func arbitrary(_ random: inout Randomness, of known: [Self], else raw: RawValue) -> Self {
    random.chance(4) ? Self(rawValue: raw) : random.pick(known)
  }
}

extension Level: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Level { arbitrary(&random, of: allKnown, else: random.any()) }
}

/// An empty string is a missing value where it is no raw value.
extension Odd: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Odd {
    arbitrary(&random, of: allKnown, else: "?" + random.any())
  }
}

extension OldLevel: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> OldLevel {
    arbitrary(&random, of: allKnown, else: "?" + random.any())
  }
}

extension EverythingAttachment.State: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    arbitrary(&random, of: allKnown, else: "?" + random.any())
  }
}

extension EverythingAttachment.Hand: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { arbitrary(&random, of: allKnown, else: random.any()) }
}

extension EverythingAttachment.Kind: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    arbitrary(&random, of: allKnown, else: "?" + random.any())
  }
}

extension EverythingAttachment.Choice: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { arbitrary(&random, of: allKnown, else: random.any()) }
}

extension CardAttachment.Flag: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { arbitrary(&random, of: allKnown, else: random.any()) }
}

extension StickerAttachment.Value: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { arbitrary(&random, of: allKnown, else: random.any()) }
}

extension Randomness {
  /// Now and then, keys that no schema names.
  mutating func strangers() -> UnknownKeys {
    var keys = UnknownKeys()
    if chance(3) { keys["u \(any() as String)"] = any() }
    if chance(6) { keys["u"] = any() }
    return keys
  }
}

extension Point: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Point {
    var point = Point(x: random.any(), y: random.any(), label: random.any())
    if point.x == 0 { point.label = "zero" }
    point.unknownKeys = random.strangers()
    return point
  }
}

extension Tree: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Tree {
    arbitrary(&random, depth: random.pick([0, 1, 2, 3, 20]))
  }

  private static func arbitrary(_ random: inout Randomness, depth: Int) -> Tree {
    var tree = Tree(name: random.any())
    tree.unknownKeys = random.strangers()
    if depth == 0 { return tree }
    for _ in 0..<random.below(3) {
      switch random.below(3) {
      case 0: tree.children.append(arbitrary(&random, depth: random.chance(2) ? 0 : depth - 1))
      case 1: tree.byName[random.any()] = arbitrary(&random, depth: random.chance(2) ? 0 : depth - 1)
      default: tree.parent = arbitrary(&random, depth: depth - 1)
      }
    }
    return tree
  }
}

extension EverythingAttachment.Author: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    var home = EverythingAttachment.Author.Home(street: random.any(), zip: random.any())
    home.unknownKeys = random.strangers()
    return Self(name: random.any(), age: random.any(), home: home)
  }
}

extension EverythingAttachment.Person: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { Self(name: random.any(), friends: random.any()) }
}

extension EverythingAttachment.Room: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { Self(seats: random.any()) }
}

extension CardAttachment.Author: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { Self(name: random.any()) }
}

extension RulesAttachment.Author: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(name: random.any(), age: random.pick([0, 1, 2, random.any()]))
  }
}

extension DefaultsAttachment.Object: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { Self(a: random.any()) }
}

extension CheckedAttachment.Item: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self { Self(price: random.pick([1, 2, .max, random.any()])) }
}
