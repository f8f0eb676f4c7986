import Schema
import Testing

@testable import Checks

/// Contrasts as WCAG's formula has them, and colors that are seen through.
struct ColorContrastTests {
  private typealias Value = ContentElement.Color.Value

  @Test(
    arguments: [
      (0x0000_00FF, 0xFFFF_FFFF, 21), (0xFFFF_FFFF, 0xFFFF_FFFF, 1), (0x7676_76FF, 0xFFFF_FFFF, 4.542),
      (0xFFFF_FFFF, 0x7777_77FF, 4.478), (0xFF00_00FF, 0xFFFF_FFFF, 3.9985), (0x0000_FFFF, 0x00FF_00FF, 6.262),
    ] as [(UInt32, UInt32, Double)])
  func contrasts(_ one: UInt32, _ other: UInt32, _ contrast: Double) {
    #expect(abs(Value(rgba: one).contrast(to: Value(rgba: other)) - contrast) < 0.001)
  }

  @Test func whatIsSeenThroughAColor() {
    #expect(Value(rgba: 0x0000_0080).over(Value(rgba: 0xFFFF_FFFF)) == Value(rgba: 0x7F7F_7FFF))
    #expect(Value(rgba: 0x1234_5600).over(Value(rgba: 0xABCD_EFFF)) == Value(rgba: 0xABCD_EFFF))
    #expect(Value(rgba: 0x0102_03FF).text == "#010203" && Value(rgba: 0x0102_0304).text == "#01020304")
  }
}
