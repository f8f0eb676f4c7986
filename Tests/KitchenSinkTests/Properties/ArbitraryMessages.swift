import Foundation
import TestSupport

@testable import KitchenSink

extension EverythingAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      title: random.any(), flag: random.any(), count: random.any(), small: random.any(), large: random.any(),
      unsigned: random.any(), huge: random.any(), ratio: random.any(), link: random.any(), bytes: random.any(),
      at: random.any(), atMillis: random.any(), anything: random.any(), shared: random.any(), level: random.any(),
      nickname: random.any(), maybeFlag: random.any(), maybeCount: random.any(), maybeRatio: random.any(),
      maybeLink: random.any(), maybeBytes: random.any(), maybeAt: random.any(), maybeAnything: random.any(),
      maybeShared: random.any(), maybeLevel: random.any(), tags: random.any(), maybeTags: random.any(),
      scores: random.any(), maybeScores: random.any(), matrix: random.any(), groups: random.any(),
      levels: random.any(), links: random.any(), moments: random.any(), blobs: random.any(), values: random.any(),
      flags: random.any(), author: random.any(), people: random.any(), rooms: random.any(), state: random.any(),
      hand: random.any(), kind: random.any(), choices: random.any())
  }
}

extension KeysAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      amount: random.any(), mirrored: random.any(), otherName: random.any(), dotted: random.any(),
      dashed: random.any(), spaced: random.any(), chinese: random.any(), digits: random.any(), quoted: random.any(),
      strange: random.any(), class: random.any(), default: random.any(), in: random.any(), lower: random.any(),
      upper: random.any(), member: random.any(), reader: random.any(), key: random.any(), writer: random.any(),
      check: random.any(), json: random.any(), newer: random.any(), secret: random.any())
  }
}

extension DefaultsAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      text: random.any(), empty: random.any(), flag: random.any(), count: random.any(), small: random.any(),
      least: random.any(), unsigned: random.any(), most: random.any(), ratio: random.any(), bytes: random.any(),
      value: random.any(), level: random.any(), list: random.any(), map: random.any(), object: random.any())
  }
}

extension OmissionsAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      always: random.any(), nilled: random.any(), emptied: random.chance(2) ? nil : "x" + random.any(),
      emptyList: random.any(), emptyMap: random.any(), emptyText: random.any(),
      standard: random.pick([3, random.any()]),
      standardLevel: random.any(), standardText: random.pick(["x", random.any()]),
      standardBox: .init(width: random.pick([1, random.any()]), lid: .init(isOpen: random.any())),
      standardBoxes: random.chance(2) ? [] : [.init(width: random.any())])
  }
}

extension WiresAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      intAsString: random.any(), hugeAsString: random.any(), doubleAsString: random.any(), boolAsString: random.any(),
      boolAsInt: random.any(), digitsAsInt: random.any(), listOfStrings: random.any(), mapOfInts: random.any(),
      pointInString: random.any(), listInString: random.any(), maybeInString: random.any(), timeAsString: random.any())
  }
}

extension StrictAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      text: random.any(), count: random.any(), flag: random.any(), ratio: random.any(), list: random.any(),
      point: random.any())
  }
}

extension CheckedAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    var value = CheckTests.valid
    value.filled += random.any()
    value.filledLink = .some(random.any())
    value.filledBytes = random.any()
    value.filledMap["b"] = random.any() as Int
    value.here = .some(random.any())
    value.small = random.pick([1, 2, 3])
    value.atLeast = abs(random.any())
    value.big = max(1, random.any())
    value.pairs = random.any()
    value.code = random.pick([nil, "0", "123"])
    value.short = random.any()
    value.level = random.any()
    value.list = random.any()
    value.share = random.pick([nil, 0.25, 0.5, random.any()])
    value.mood = random.any()
    value.names = random.any()
    return value
  }
}

extension RulesAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    var value = Self(
      encrypted: random.chance(4), password: random.any(), url: random.any(), path: random.any(), level: random.any(),
      count: random.pick([0, 9, 10, 13]), author: random.any())
    if random.chance(2) { value.text = "t" + random.any() } else { value.sound = "s" }
    return value
  }
}

extension CardAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(
      title: random.any(), flag: random.any(), width: random.any(), height: random.any(), author: random.any(),
      items: random.any(), link: random.any(), amount: random.any())
  }
}

extension RecursiveAttachment: Arbitrary {
  static func arbitrary(_ random: inout Randomness) -> Self {
    Self(root: random.any(), odd: random.any(), maybeOdd: random.any(), odds: random.any())
  }
}
