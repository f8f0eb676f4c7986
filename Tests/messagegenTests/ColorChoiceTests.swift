import Testing

@testable import messagegen

@Suite struct ColorChoiceTests {
  private func isOn(_ choice: ColorChoice, _ environment: [String: String] = [:], terminal: Bool = true) -> Bool {
    choice.isOn(environment: { environment[$0] }, isTerminal: terminal)
  }

  @Test func theOptionWins() {
    #expect(isOn(.always, ["NO_COLOR": "1"], terminal: false))
    #expect(!isOn(.never, ["CLICOLOR_FORCE": "1"]))
  }

  @Test func thenTheEnvironment() {
    #expect(!isOn(.auto, ["NO_COLOR": "1", "CLICOLOR_FORCE": "1"]))
    #expect(isOn(.auto, ["NO_COLOR": "", "CLICOLOR_FORCE": "1"], terminal: false))
    #expect(!isOn(.auto, ["CLICOLOR_FORCE": "0"], terminal: false))
    #expect(!isOn(.auto, ["CLICOLOR_FORCE": ""], terminal: false))
  }

  @Test func thenTheTerminal() {
    #expect(isOn(.auto))
    #expect(!isOn(.auto, terminal: false))
    #expect(!isOn(.auto, ["TERM": "dumb"]))
    #expect(isOn(.auto, ["TERM": "xterm-256color"]))
  }
}
