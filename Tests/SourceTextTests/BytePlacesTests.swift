import Testing

@testable import SourceText

struct BytePlacesTests {
  /// Bytes that a step of eight could take for the wanted one: its neighbours, and those with its bits and more.
  @Test(arguments: [0x0A, 0x23, 0x00, 0x80, 0xFF] as [UInt8])
  func findsEveryPlaceAndNoOther(byte: UInt8) {
    let neighbours: [UInt8] = [byte &+ 1, byte &- 1, byte ^ 0x80, byte ^ 0x01, 0x00, 0x01, 0x7F, 0x80, 0xFF]
    for length in 0..<40 {
      for shift in 0..<8 {
        let bytes = (0..<length).map { place in
          (place + shift).isMultiple(of: 3) ? byte : neighbours[(place + shift) % neighbours.count]
        }
        var places: [Int] = []
        bytes.withUnsafeBytes { $0.forEachPlace(of: byte) { places.append($0) } }
        #expect(places == bytes.indices.filter { bytes[$0] == byte })
      }
    }
  }
}
