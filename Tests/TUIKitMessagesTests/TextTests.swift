import Foundation
import MessageRuntime
import Testing

@testable import TUIKitMessages

/// What the conversation list, the lock screen and VoiceOver say.
struct TextTests {
  static let summaries: [(String, String)] = [
    (#"{"businessID":"text_link","text":"欢迎","link":"https://a.b"}"#, "欢迎"),
    (#"{"businessID":"text_link","link":"https://a.b"}"#, "[Custom Messages]"),
    (#"{"customerServicePlugin":0,"src":"28","content":{"name":"手机"}}"#, "手机"),
    (#"{"customerServicePlugin":0,"src":"28","content":{}}"#, "[Card]"),
    (#"{"businessID":"evaluation","score":4}"#, "[Custom Messages]"),
    (#"{"businessID":"order","title":"手机"}"#, "手机"),
    (#"{"businessID":"order"}"#, "[Custom Messages]"),
    (#"{"businessID":"group_create","opUser":"bob","cmd":0}"#, #""bob" created a group"#),
    (#"{"businessID":"group_create","opUser":"bob","cmd":1}"#, #""bob" created a community"#),
    (#"{"businessID":"local_tips","tips":"t"}"#, "t"),
    (#"{"chatbotPlugin":2,"src":2,"chunks":["你","好"]}"#, "你好"),
    (#"{"chatbotPlugin":2,"src":23,"errorInfo":"busy","chunks":["x"]}"#, "busy"),
    (#"{"businessID":"official_account_tweet","title":"t","content":"c"}"#, "c"),
    (#"{"businessID":"official_account_tweet","title":"t","imageInfo":{"url":"https://a.b"}}"#, "[Image]"),
    (#"{"businessID":"official_account_tweet","title":"t","imageInfo":{"url":""}}"#, "t"),
    (#"{"businessID":"group_room_message","ownerName":"Ann"}"#, "Ann's quick meeting"),
    (#"{"businessID":"group_poll","title":"午饭？","content":{"option_list":[]}}"#, "[Poll] 午饭？"),
    (#"{"customerServicePlugin":0,"src":"9","menuContent":{}}"#, "Satisfaction evaluation"),
    (#"{"customerServicePlugin":0,"src":"15","content":{}}"#, "[Branch message]"),
    (#"{"customerServicePlugin":0,"src":"19"}"#, "The session has ended"),
    (#"{"customerServicePlugin":0,"src":"20"}"#, "The session has timed out"),
    (#"{"customerServicePlugin":0,"src":"21","content":{}}"#, "[Collecting information]"),
    (#"{"customerServicePlugin":0,"src":"22","content":{}}"#, "[Card]"),
    (#"{"customerServicePlugin":0,"src":"29","content":{"title":"你好"}}"#, "你好"),
    (#"{"customerServicePlugin":0,"src":"30","content":"*a*"}"#, "Rich Text"),
    (#"{"customerServicePlugin":0,"src":"31","chunks":["a","b","c"]}"#, "abc"),
    (#"{"customerServicePlugin":0,"src":"31"}"#, ""),
    (#"{"businessID":"medical_record","id":"1","patientName":"张三","date":"2024-05-01"}"#, "就诊记录 - 张三 2024-05-01"),
    (
      #"{"businessID":"prescription","id":"1","patientName":"张三","prescriptionNo":"NO1","medications":[{"name":"a"}]}"#,
      "电子处方 - 张三 NO1"
    ),
    (#"{"businessID":"consultation_rating","rate":5}"#, "咨询评价 - 5星"),
  ]

  @Test(arguments: summaries) func summary(_ text: String, _ summary: String) {
    let message = decode(text)
    #expect(message.summary == summary, "\(message)")
  }

  /// The title of an evaluation is beside the JSON.
  @Test func titleOfTheElement() {
    let message = decode(
      #"{"businessID":"evaluation","score":4,"comment":"很好"}"#, slots: ["desc": "服务评价", "extension": "x"])
    #expect(message.summary == "服务评价")
    #expect(message.accessibilityText == "服务评价: 4 of 5 stars. 很好")
    #expect(message.copyText == "很好")
    let six = decode(#"{"businessID":"evaluation","score":6}"#, slots: ["desc": "服务评价"])
    #expect(six.accessibilityText == "服务评价: 6 stars. ")
  }

  static let calls: [(Sample, String)] = [
    (Sample.call("", 1), "Call started"),
    (Sample.call(#","data":{"cmd":"audioCall"}"#, 1), "Call started"),
    (Sample.call(#","data":{"cmd":"videoCall"}"#, 1), "Call started"),
    (Sample.call(#","data":{"cmd":"hangup"}"#, 1), "The call has ended"),
    (Sample.call(#","call_end":65,"data":{"cmd":"hangup"}"#, 1), "Call duration: 65 s"),
    (Sample.call(#","call_end":65,"data":{"cmd":"hangup"}"#, 1, group: "g"), "The call has ended"),
    (Sample.call(#","data":{"cmd":"switchToAudio"}"#, 1), "Switched to audio"),
    (Sample.call(#","data":{"cmd":"switchToAudio"}"#, 3), "The switch to audio was confirmed"),
    (Sample.call(#","data":{"cmd":"audioCall"}"#, 3), "The call was answered"),
    (Sample.call(#","data":{"cmd":"transfer"}"#, 1), "Unknown step of a call"),
    (Sample.call(#","data":{"cmd":"transfer"}"#, 3), "The call was answered"),
    (Sample.call(#","call_end":0"#, 1), "Call duration: 0 s"),
    (Sample.call(#","call_end":9"#, 1, group: "g"), "The call has ended"),
    // a command's object without a command
    (Sample.call(#","call_end":9,"data":{"inviter":"ann"}"#, 1), "Call duration: 9 s"),
    (Sample.call(#","data":{"inviter":"ann"}"#, 1), "Call started"),
    // beside a command the old key says nothing
    (Sample.call(#","call_end":0,"data":{"cmd":"videoCall"}"#, 1), "Call started"),
    (Sample.call("", 2), "The call was cancelled"),
    (Sample.call("", 3), "The call was answered"),
    (Sample.call("", 4), "The call was declined"),
    (Sample.call(#","line_busy":"line_busy""#, 4), "The line is busy"),
    (Sample.call("", 5), "No answer"),
    (Sample.call("", 9), "Unknown step of a call"),
  ]

  @Test(arguments: calls) func call(_ sample: Sample, _ summary: String) {
    #expect(sample.message.summary == summary, "\(sample.message)")
  }

  /// A lock screen shows no names, and signals show nothing at all.
  @Test func push() {
    let record = CustomMessage.medicalRecord(MedicalRecordAttachment(id: "1", patientName: "张三"))
    #expect(record.pushText == "收到一份就诊记录")
    #expect(CustomMessage.order(OrderAttachment()).pushText == "[Custom Messages]")
    for sample in Sample.all where sample.message.isHidden {
      for surface in MessageText.allCases { #expect(sample.message.text(for: surface) == nil) }
    }
  }
}
