import Foundation
import MessageRuntime
import Testing

@testable import TUIKitMessages

/// Signals, sending, what a user may do, taps.
struct BehaviorTests {
  @Test func signalsAreHidden() {
    let hidden = Set(Sample.all.filter { $0.message.isHidden }.map(\.kind))
    #expect(
      hidden == [
        .typingStatus, .chatbotInterrupt, .serviceRequest, .serviceEvaluationChoice, .serviceTyping,
        .serviceEvaluationRule, .serviceEvaluationTrigger, .roomInvitation, .oldTypingStatus, .roomEngineSignal,
        .serviceRobotCommand, .serviceMember, .serviceNobodyThere, .serviceRobotStatus, .serviceSeatStatus,
        .serviceEndRequest,
      ])
  }

  @Test func sending() {
    #expect(
      TypingStatusAttachment.sending
        == MessageSending(
          unread: false, push: false, onlineOnly: true, lastMessage: false, moderation: false, priority: .default))
    #expect(GroupPollAttachment.sending == MessageSending(extensions: true))
    #expect(TextLinkAttachment.sending == MessageSending())
  }

  @Test func whatAUserMayDo() {
    #expect(ServiceEvaluationAttachment.behavior == MessageBehavior(forward: false, longPress: false))
    for behavior in [ServiceBranchAttachment.behavior, ServiceProductCardAttachment.behavior] {
      #expect(behavior == MessageBehavior(forward: false))
    }
    #expect(OrderAttachment.behavior == MessageBehavior())
  }

  @Test(arguments: [
    ("https://a.b/c", true), ("HTTP://a.b", true), ("ftp://a.b", false), ("javascript:alert(1)", false),
    ("tel:110", false), ("/a", false), ("a.b", false),
  ])
  func opensWebPagesAlone(_ link: String, _ opens: Bool) throws {
    let url = try #require(URL(string: link))
    let tap = opens ? MessageTap.open(url) : nil
    #expect(TextLinkAttachment(text: "t", link: url).tap == tap)
    #expect(OrderAttachment(link: url).tap == tap)
    #expect(OfficialAccountTweetAttachment(link: url).tap == tap)
    #expect(ServiceProductCardAttachment(content: .init(url: url)).tap == tap)
    // a picture is loaded from the same schemes
    let order = CustomMessage.order(OrderAttachment(imageUrl: url))
    guard case .image(let image)? = order.placement()?.items.first?.element.kind else { throw Unexpected() }
    #expect(image.source == .url(opens ? url : nil))
  }

  @Test func taps() {
    #expect(OrderAttachment().tap == nil)
    #expect(MedicalRecordAttachment(id: "1").tap == .event("OpenMedicalRecord"))
    #expect(PrescriptionAttachment(id: "1", medications: []).tap == .event("OpenPrescription"))
    #expect(ConsultationRatingAttachment(rate: 1).tap == nil)
  }

  @Test func layouts() throws {
    func entry(_ message: CustomMessage) throws -> MessageLayout {
      try #require(CustomMessageLayout.entry(for: message, direction: .incoming, session: .team))
    }
    for tip in [CustomMessage.groupCreated(GroupCreatedAttachment()), .localTip(LocalTipAttachment())] {
      let layout = try entry(tip)
      #expect(layout.bubble == false && layout.avatar == false && layout.nickname == false)
    }
    #expect(try entry(decode(#"{"src":"9","customerServicePlugin":0,"menuContent":{}}"#)).avatar == false)
    #expect(try entry(.order(OrderAttachment())).avatar == nil)
  }
}
