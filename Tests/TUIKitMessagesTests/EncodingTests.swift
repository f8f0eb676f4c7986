import Foundation
import MessageRuntime
import Testing

@testable import TUIKitMessages

/// What an app sends: each value in the type that all clients read, in the schema's order, and never null.
struct EncodingTests {
  @Test func textLink() throws {
    let link = try #require(URL(string: "https://a.b/c?d=1"))
    #expect(
      TextLinkAttachment(text: "欢迎", link: link).encode()
        == #"{"businessID":"text_link","text":"欢迎","link":"https://a.b/c?d=1"}"#)
  }

  @Test func leavesOutWhatIsNotThere() {
    #expect(OrderAttachment().encode() == #"{"businessID":"order","title":"","description":"","price":""}"#)
    #expect(
      OrderAttachment(title: "t", desc: "d", price: "￥1", version: 0).encode()
        == #"{"businessID":"order","title":"t","description":"d","price":"￥1","version":0}"#)
    #expect(
      OfficialAccountTweetAttachment(imageInfo: .init()).encode()
        == #"{"businessID":"official_account_tweet","title":"","content":"","version":1,"#
        + #""imageInfo":{"width":0,"height":0}}"#)
  }

  @Test func keepsTheTitleOutOfTheJSON() {
    let evaluation = EvaluationAttachment(score: 5, comment: "好", title: "服务评价")
    #expect(evaluation.encode() == #"{"businessID":"evaluation","version":1,"score":5,"comment":"好"}"#)
    #expect(evaluation.slots() == ["desc": "服务评价"])
    #expect(decode(evaluation.encode(), slots: evaluation.slots()) == .evaluation(evaluation))
    #expect(OrderAttachment(title: "t").slots().isEmpty)
  }

  /// Flags are 0 and 1 where TUIKit has them so, and bools in the poll.
  @Test func flags() {
    #expect(
      ChatbotAnswerAttachment(chunks: ["a"], isFinished: true).encode()
        == #"{"src":2,"chatbotPlugin":2,"chunks":["a"],"isFinished":1}"#)
    let poll = GroupPollAttachment(
      title: "q", content: .init(options: [.init(index: 1, option: "a")]), config: .init(isPublic: true))
    #expect(
      poll.encode()
        == #"{"businessID":"group_poll","title":"q","content":{"option_list":[{"index":1,"option":"a"}],"#
        + #""original_msg_id":"","original_msg_seq":0},"#
        + #""config":{"public":true,"allow_multi_vote":false,"anonymous":false}}"#)
  }

  @Test func customerService() {
    #expect(ServiceRequestAttachment().encode() == #"{"src":"7","customerServicePlugin":0}"#)
    #expect(
      ServiceProductCardAttachment(content: .init(header: "h", desc: "d")).encode()
        == #"{"src":"22","customerServicePlugin":0,"content":{"header":"h","desc":"d"}}"#)
  }

  @Test func typing() {
    #expect(
      TypingStatusAttachment(typingStatus: .typing, actionParam: .typing).encode()
        == #"{"businessID":"user_typing_status","typingStatus":1,"version":1,"userAction":14,"#
        + #""actionParam":"EIMAMSG_InputStatus_Ing"}"#)
  }

  @Test func jsonInAString() {
    let call = CallAttachment(identity: [1, "rtc_call"], inviter: "ann", callType: .video, roomID: 1 << 40)
    #expect(
      call.encode()
        == #"{"businessID":1,"data":"{\"businessID\":\"rtc_call\",\"version\":4,\"call_type\":2,"#
        + #"\"room_id\":1099511627776}","actionType":1,"inviteID":"","inviter":"ann","inviteeList":[],"#
        + #""groupID":"","timeout":0,"onlineUserOnly":false}"#)
    #expect(CallAttachment().identity == [1, "av_call"])
    #expect(CallAttachment(identity: [1, "order"]).validate().map(\.path) == ["identity"])
  }

  /// A room is the same in its own message and in an invitation.
  @Test func sharedRoom() throws {
    let room = Room(roomId: "r", roomState: .destroying, userList: [.init(userId: "ann")])
    let invitation = RoomInvitationAttachment(roomId: "r", details: .init(roomInfo: room))
    guard case .roomInvitation(let read) = decode(invitation.encode()) else { throw Unexpected() }
    #expect(read.details?.roomInfo == room)
    // Clients keep five of those who joined; a sixth makes no message invalid.
    let six = GroupRoomAttachment(userList: (1...6).map { RoomUser(userId: "\($0)") })
    #expect(decode(six.encode()) == .groupRoom(six))
  }

  @Test func keepsWhatItDoesNotKnow() {
    let text =
      #"{"businessID":"prescription","id":"1","prescriptionNo":"","date":"","patientName":"","gender":"","#
      + #""doctorName":"","department":"","diagnosis":"","status":"confirmed","#
      + #""medications":[{"name":"a","specification":"","dosage":"","frequency":"","duration":"","unit":"片"}],"#
      + #""hospital":{"name":"h","levels":[1.50,null]}}"#
    #expect(decode(text).failures.isEmpty && decode(text).encode() == text)
  }

  /// Diagnoses are shown in the bubble, and in no log.
  @Test func redacts() {
    let record = MedicalRecordAttachment(id: "1", chiefComplaint: "咳嗽", diagnosis: "感冒", patientName: "张三")
    #expect(!"\(record)".contains("感冒") && !"\(record)".contains("咳嗽") && "\(record)".contains("张三"))
  }
}
