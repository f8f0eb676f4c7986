import Testing

@testable import messagegen

struct ColorChoiceTests {
  /// The option wins, then the environment says, then the terminal.
  @Test(
    arguments: [
      (.always, ["NO_COLOR": "1"], false, true), (.never, ["CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"], true, false),
      (.auto, ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], false, true), (.auto, ["CLICOLOR_FORCE": "0"], false, false),
      (.auto, ["CLICOLOR_FORCE": ""], false, false), (.auto, [:], true, true), (.auto, [:], false, false),
      (.auto, ["TERM": "dumb"], true, false), (.auto, ["TERM": "xterm-256color"], true, true),
    ] as [(ColorChoice, [String: String], Bool, Bool)])
  func isOn(_ choice: ColorChoice, _ environment: [String: String], isTerminal: Bool, isOn: Bool) {
    #expect(choice.isOn(environment: { environment[$0] }, isTerminal: isTerminal) == isOn)
  }
}
