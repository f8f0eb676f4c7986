import Testing

@testable import KitchenSink

/// `lenient` of the nearest that says something holds, whatever is around it.
struct LeniencyTests {
  private func message(_ members: String) -> CustomMessage {
    decode(#"{"type":4510,"data":{"strict":"a",\#(members)}}"#)
  }

  @Test(arguments: [
    #""outer":{"loose":5}"#, #""outer":{"deep":{"loose":5}}"#, #""outer":{},"shared":{"loose":5}"#,
    #""outer":{},"list":[{"loose":5}]"#, #""outer":{},"map":{"k":{"loose":5}}"#,
    #""outer":{},"free":{"loose":5,"asAround":5}"#,
  ])
  func readsOtherTypes(_ members: String) {
    let message = message(members)
    #expect(message.kind == .lenientInside, "\(message)")
    #expect(message.encode().contains(#""loose":"5""#), "\(message.encode())")
  }

  static let refused: [(String, String)] = [
    (#""outer":{"strict":5}"#, "outer.strict"), (#""outer":{"deep":{"strict":5}}"#, "outer.deep.strict"),
    (#""outer":"{}""#, "outer"), (#""outer":{},"shared":{"asAround":5}"#, "shared.asAround"),
    (#""outer":{},"list":[{"asAround":5}]"#, "list[0].asAround"),
    (#""outer":{},"map":{"k":{"asAround":5}}"#, #"map["k"].asAround"#),
  ]

  @Test(arguments: refused) func refusesOtherTypes(_ members: String, _ path: String) {
    #expect(message(members).paths == [path])
  }
}
