/// Messages of TUIKit's plugins.
extension Sample {
  static let plugins = [
    Sample(
      .officialAccountTweet,
      #"{"businessID":"official_account_tweet","title":"t","content":"c","link":"https://a.b","version":1,"#
        + #""imageInfo":{"url":"https://a.b/c.png","width":640,"height":360}}"#),
    Sample(
      .officialAccountTweet, #"{"businessID":"official_account_tweet","content":"c","imageInfo":{"width":"640"}}"#,
      #"{"businessID":"official_account_tweet","title":"","content":"c","version":1,"#
        + #""imageInfo":{"width":640,"height":0}}"#),
    Sample(
      .groupRoom,
      #"{"businessID":"group_room_message","version":1,"groupId":"g","roomId":"r","owner":"ann","#
        + #""ownerName":"Ann","roomState":"created","memberCount":2,"messageId":"m","#
        + #""userList":[{"userId":"ann","faceUrl":""},{"userId":"bob","faceUrl":"https://a.b"}]}"#),
    // the web's additions, numbers as ids, and a state that there is not yet
    Sample(
      .groupRoom,
      #"{"businessID":"group_room_message","version":1,"groupId":"g","roomId":123456,"owner":"ann","ownerName":"Ann","#
        + #""roomState":"paused","memberCount":"1","messageId":"m","roomName":"n","#
        + #""userList":[{"userId":"ann","faceUrl":"","nickName":"A"}]}"#,
      #"{"businessID":"group_room_message","version":1,"groupId":"g","roomId":"123456","owner":"ann","#
        + #""ownerName":"Ann","roomState":"paused","memberCount":1,"messageId":"m","roomName":"n","#
        + #""userList":[{"userId":"ann","faceUrl":"","nickName":"A"}]}"#),
    Sample(
      .groupPoll,
      #"{"businessID":"group_poll","title":"午饭？","content":{"option_list":[{"index":1,"option":"面"},"#
        + #"{"index":2,"option":"饭"}],"original_msg_id":"","original_msg_seq":0},"#
        + #""config":{"public":true,"allow_multi_vote":false,"anonymous":false}}"#),
    // the index as a string, nulls of Flutter's, no rules
    Sample(
      .groupPoll,
      #"{"title":"q","description":"d","content":{"option_list":[{"index":"1","option":"a"}],"#
        + #""original_msg_id":null,"original_msg_seq":null},"businessID":"group_poll"}"#,
      #"{"businessID":"group_poll","title":"q","description":"d","content":{"option_list":[{"index":1,"#
        + #""option":"a"}],"original_msg_id":"","original_msg_seq":0},"#
        + #""config":{"public":false,"allow_multi_vote":false,"anonymous":false}}"#),
  ]

  static let medical = [
    Sample(
      .medicalRecord,
      #"{"businessID":"medical_record","id":"mr1","date":"2024-05-01","department":"内科","chiefComplaint":"咳嗽","#
        + #""diagnosis":"感冒","status":"in-progress","patientName":"张三","gender":"男","age":30}"#),
    Sample(
      .medicalRecord, #"{"businessID":"medical_record","id":7,"status":"closed","patientName":"张三","age":"30"}"#,
      #"{"businessID":"medical_record","id":"7","date":"","department":"","chiefComplaint":"","diagnosis":"","#
        + #""status":"closed","patientName":"张三","gender":"","age":30}"#),
    Sample(
      .prescription,
      #"{"businessID":"prescription","id":"rx1","prescriptionNo":"NO1","date":"2024-05-01","patientName":"张三","#
        + #""gender":"男","age":30,"doctorName":"李四","department":"内科","diagnosis":"感冒","status":"confirmed","#
        + #""notes":"多喝水","medications":[{"name":"阿莫西林","specification":"0.25g*24","dosage":"0.5g","#
        + #""frequency":"每日3次","duration":"7天"}]}"#),
    Sample(
      .prescription, #"{"businessID":"prescription","id":"rx1","medications":{"name":"a","dosage":2}}"#,
      #"{"businessID":"prescription","id":"rx1","prescriptionNo":"","date":"","patientName":"","gender":"","#
        + #""doctorName":"","department":"","diagnosis":"","status":"pending","medications":[{"name":"a","#
        + #""specification":"","dosage":"2","frequency":"","duration":""}]}"#),
    Sample(.consultationRating, #"{"businessID":"consultation_rating","rate":5}"#),
    Sample(
      .consultationRating, #"{"businessID":"consultation_rating","rate":"4"}"#,
      #"{"businessID":"consultation_rating","rate":4}"#),
  ]
}
