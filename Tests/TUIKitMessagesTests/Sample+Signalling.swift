/// Calls and invitations: JSON in a string, in the object that the SDK writes.
extension Sample {
  static let signalling = calls + invitations

  /// As this package writes it; the SDK has its own order.
  private static func written(_ data: String, _ action: Int, group: String = "", timeout: Int = 30) -> String {
    let text = data.replacing("\"", with: "\\\"")
    return #"{"businessID":1,"data":"\#(text)","actionType":\#(action),"inviteID":"i1","inviter":"ann","#
      + #""inviteeList":["bob"],"groupID":"\#(group)","timeout":\#(timeout),"onlineUserOnly":false}"#
  }

  /// As the SDK writes it.
  private static func sent(_ data: String, _ action: Int, group: String = "") -> String {
    let text = data.replacing("\"", with: "\\\"")
    return #"{"actionType":\#(action),"businessID":1,"data":"\#(text)","groupID":"\#(group)","inviteID":"i1","#
      + #""inviteeList":["bob"],"inviter":"ann","onlineUserOnly":0,"timeout":30}"#
  }

  static func call(_ members: String, _ action: Int, id: String = "av_call", group: String = "") -> Sample {
    let data = #"{"businessID":"\#(id)","version":4,"call_type":1,"room_id":7\#(members)}"#
    return Sample(.call, sent(data, action, group: group), written(data, action, group: group))
  }

  /// Written as another one is.
  private func writing(_ other: Sample) -> Sample { Sample(kind, text, other.written) }

  private static func details(_ command: String) -> String {
    #","data":{"cmd":"\#(command)","inviter":"ann","room_id":7,"str_room_id":"","message":"","userIDs":["bob"],"#
      + #""excludeFromHistoryMessage":false}"#
  }

  static let calls = [
    call(#","platform":"iOS""# + details("audioCall"), 1),
    call(details("videoCall"), 1, id: "rtc_call"),
    call(details("hangup"), 1),
    call(details("switchToAudio"), 1),
    call(details("switchToAudio"), 3),
    call("", 2),
    call("", 3),
    call("", 4),
    call(#","line_busy":"line_busy""#, 4),
    call("", 5),
    call(#","call_end":65"#, 1),
    call(#","call_end":65,"data":{"inviter":"ann"}"#, 1).writing(
      call(
        #","call_end":65,"data":{"inviter":"ann","room_id":0,"userIDs":[],"excludeFromHistoryMessage":false}"#, 1)),
    // a step and a command that there are not yet, and a key of another client's
    call(details("transfer"), 9),
    call(#","call_action":"x""#, 2),
    // nothing but the id
    Sample(
      .call, #"{"businessID":1,"data":"{\"businessID\":\"rtc_call\"}"}"#,
      #"{"businessID":1,"data":"{\"businessID\":\"rtc_call\",\"version\":4,\"call_type\":1,\"room_id\":0}","#
        + #""actionType":1,"inviteID":"","inviter":"","inviteeList":[],"groupID":"","timeout":0,"#
        + #""onlineUserOnly":false}"#),
  ]

  static let invitations: [Sample] = {
    let room =
      #"{"version":1,"groupId":"g","roomId":"r","owner":"ann","ownerName":"Ann","roomState":"created","#
      + #""memberCount":1,"messageId":"m","userList":[]}"#
    let data =
      #"{"businessID":"ROOM_INVITE_ACTION","platform":"iOS","version":1,"roomId":"r","extInfo":"","#
      + #""data":{"inviter":{"avatarUrl":"","userId":"ann","userName":"Ann"},"roomInfo":\#(room)}}"#
    return [
      Sample(.roomInvitation, sent(data, 1), written(data, 1)),
      Sample(
        .roomEngineSignal,
        #"{"businessID":1,"data":"{\"businessID\":\"tuikit_engine_room\",\"cmd\":3}","actionType":1,"inviteID":"i1"}"#),
    ]
  }()
}
