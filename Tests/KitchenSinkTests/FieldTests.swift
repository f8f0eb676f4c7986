import Foundation
import Testing

@testable import KitchenSink

/// What is written for keys, aliases, defaults, omissions and wires; what is read, `SurgeryTests` ask of every key.
struct FieldTests {
  @Test func everyDefault() {
    let written =
      #"{"type":4,"data":{"text":"say \"hi\" \\(name) 红包","empty":"","flag":true,"count":-1,"#
      + #""small":-2147483648,"least":-9223372036854775808,"unsigned":4294967295,"most":18446744073709551615,"#
      + #""ratio":0.5,"bytes":"aGk=","value":{},"level":1,"list":[],"map":{},"object":{"a":1}}}"#
    #expect(DefaultsAttachment().encode() == written)
    #expect(decode(#"{"type":4}"#) == .defaults(DefaultsAttachment()))
    #expect(decode(written) == .defaults(DefaultsAttachment()))
  }

  @Test func omissions() {
    #expect(OmissionsAttachment().encode() == #"{"type":5,"data":{"always":""}}"#)
    let full = OmissionsAttachment(
      always: "a", nilled: "", emptied: "b", emptyList: ["c"], emptyMap: ["d": 1], emptyText: "e", standard: 4,
      standardLevel: .normal, standardText: "", standardBox: .init(lid: .init(isOpen: true)),
      standardBoxes: [.init(width: 2)])
    let written =
      #"{"type":5,"data":{"always":"a","nilled":"","emptied":"b","emptyList":["c"],"emptyMap":{"d":1},"#
      + #""emptyText":"e","standard":4,"standardLevel":1,"standardText":"","#
      + #""standardBox":{"width":1,"lid":{"isOpen":true}},"standardBoxes":[{"width":2}]}}"#
    #expect(full.encode() == written)
    #expect(decode(written) == .omissions(full))
    // Empty is the same as none where it is not written.
    #expect(decode(Sample.omissions.text(#""emptied":"""#)) == .omissions(OmissionsAttachment()))
    #expect(OmissionsAttachment(emptied: "").encode() == OmissionsAttachment().encode())
    #expect(
      decode(
        Sample.omissions.text(
          #""standard":3,"standardLevel":0,"standardText":"x","standardBox":{"width":1},"standardBoxes":[]"#)
      ).encode()
        == OmissionsAttachment().encode())
  }

  /// What Swift takes for the default, though other bytes are there.
  @Test(arguments: [
    ##""standardUnit":"\##u{212A}""##, ##""standardRatio":-0"##, ##""standardPlace":"e\##u{301}""##,
    ##""standardUnit":"k""##, ##""standardRatio":0.5"##, ##""standardPlace":"""##,
  ])
  func onlyTheVeryDefaultIsLeftOut(member: String) {
    let text = Sample.omissions.text(##""always":"",\##(member)"##)
    #expect(Array(decode(text).encode().utf8) == Array(text.utf8))
  }

  @Test func wiresAreWritten() {
    let point = Point(x: 1, label: "\"")
    let value = WiresAttachment(
      intAsString: -5, hugeAsString: .max, doubleAsString: 2, boolAsString: true, boolAsInt: false,
      digitsAsInt: "12", listOfStrings: [1, 2], mapOfInts: ["b": true, "a": false], pointInString: point,
      listInString: [point], maybeInString: nil, timeAsString: Date(timeIntervalSince1970: 1.5))
    let written =
      #"{"type":6,"data":{"intAsString":"-5","hugeAsString":"18446744073709551615","doubleAsString":"2","#
      + #""boolAsString":"1","boolAsInt":0,"digitsAsInt":12,"listOfStrings":["1","2"],"mapOfInts":{"a":0,"b":1},"#
      + #""pointInString":"{\"x\":1,\"y\":0,\"label\":\"\\\"\"}","listInString":"[{\"x\":1,\"y\":0,\"label\":\"\\\"\"}]","#
      + #""timeAsString":"1500"}}"#
    #expect(value.encode() == written)
    #expect(decode(written) == .wires(value))
  }

  @Test func mirrorsAreWritten() {
    let written = #"{"type":3,"data":{"amt":1,"m":"a","mm":"a","mmm":"a","renamed":"","a.b":"""#
    #expect(KeysAttachment(amount: 1, mirrored: "a").encode().hasPrefix(written))
    #expect(!KeysAttachment(amount: 1).encode().contains(#""mm"#))
  }

  @Test func keysAreVerbatim() {
    let value = KeysAttachment(
      amount: 1, otherName: "r", dotted: "1", dashed: "2", spaced: "3", chinese: "4", digits: "5", quoted: "6",
      strange: "7", class: "8", default: 9, in: true, lower: "10", upper: "11", member: "12", reader: "13", key: "14",
      writer: "15", check: "16", json: "17", newer: 19, secret: "20")
    let written =
      #"{"type":3,"data":{"amt":1,"renamed":"r","a.b":"1","a-b":"2","a b":"3","标题":"4","1st":"5","#
      + #""a\"b\\c":"6","line\nbreak"# + "\u{2028}" + #"tab\tnul\u0000":"7","class":"8","default":9,"in":true,"#
      + #""case":"10","Case":"11","encode":"12","reader":"13","key":"14","writer":"15","check":"16","json":"17","#
      + #""newer":19,"secret":"20"}}"#
    #expect(value.encode() == written)
    #expect(decode(written) == .keys(value))
    let escaped = #"{"type":3,"data":{"\u0061mt":1,"\u6807题":"4","\u0061\u0022b\u005cc":"6"}}"#
    #expect(decode(escaped) == .keys(KeysAttachment(amount: 1, chinese: "4", quoted: "6")))
  }

  @Test func sensitiveValuesAreNotShown() {
    let value = KeysAttachment(amount: 42, secret: "hunter2")
    var dumped = ""
    dump(value, to: &dumped)
    dump(CustomMessage.keys(value), to: &dumped)
    for text in [
      String(describing: value), String(reflecting: value), "\(value)", dumped, "\(CustomMessage.keys(value))",
      String(reflecting: [value]), "\(decode(value.encode()))",
    ] {
      #expect(!text.contains("hunter2"))
      #expect(text.contains("42"))
    }
  }

  @Test func includedAndLocalFields() {
    let value = IncludedAttachment(url: "u", md5: "m", title: "t", filePath: "/p", attempts: 3)
    #expect(value.encode() == #"{"type":8,"data":{"url":"u","md5":"m","title":"t"}}"#)
    guard case .included(let read) = decode(value.encode()) else { return #expect(Bool(false)) }
    #expect(read.filePath == nil && read.attempts == 0)
    #expect(decode(#"{"type":8,"data":{"title":"t"}}"#).failures.map(\.reason) == [.anyOf(["url", "md5"])])
    let named = #"{"type":8,"data":{"md5":"m","title":"t","filePath":"x"}}"#
    #expect(decode(named).attachment?.unknownKeys.keys == ["filePath"])
  }
}
