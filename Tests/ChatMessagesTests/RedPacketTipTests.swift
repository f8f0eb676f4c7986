import MessageRuntime
import Testing

@testable import ChatMessages

/// The line as NetEase's demo has it (NTESRedPacketTipAttachment.m), but for the nickname that stands for an account.
@Suite(.serialized) struct RedPacketTipTests {
  @Test(arguments: [
    ("me", "me", false, "你领取了自己的红包"), ("me", "me", true, "你领取了自己的红包，你的红包已被领完"),
    ("ann", "me", false, "你领取了ann的红包"), ("ann", "me", true, "你领取了ann的红包"),
    ("me", "bob", false, "bob领取了你的红包"), ("me", "bob", true, "bob领取了你的红包，你的红包已被领完"),
    ("ann", "bob", true, "bob领取了ann的红包"),
  ])
  func whatEachReads(_ sender: String, _ opener: String, _ isEmpty: Bool, _ text: String) {
    SignedInAccount.shared.id = "me"
    defer { SignedInAccount.shared.id = nil }
    let tip = RedPacketTipAttachment(sendPacketId: sender, openPacketId: opener, packetId: "7", isGetDone: isEmpty)
    #expect(tip.text(for: .summary, in: MessageContext()) == text)
  }

  /// Its view draws the gray bubble of the kit's tips around the text.
  @Test func theKitDrawsNoBubble() {
    let layout = RedPacketTipAttachment().layout(in: MessageContext())
    #expect(layout?.bubble == false && layout?.avatar == false && layout?.nickname == false)
  }
}
