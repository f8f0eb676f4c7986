import SourceText

extension Rule {
  static let misfitField = Rule(
    "misfit-field", .error, isFatal: true, theme: .references,
    summary: Phrase("a field of a type that cannot be used at this place", zh: "字段的类型不能用在此处"),
    why: Phrase(
      """
      A bool or a date has no one text: people would read `true` or a number of milliseconds in their \
      conversation list. A link that is opened is a URL, a path on the device is no field that travels.
      """,
      zh: "布尔值和日期没有唯一的文本形式：用户会在会话列表里看到 `true` 或一串毫秒数。要打开的链接得是 URL，设备上的路径也不能是参与传输的字段。"),
    bad: [
      """
      message: Meeting
      id: 6
      fields:
        startsAt: { type: timestamp, unit: ms }
        isOnline: bool
      surfaces:
                        ↓
        summary: "[会议] {startsAt}"
                ↓
        push: "{isOnline}"
      """,
      """
      message: Meeting
      id: 6
      fields: { seats: int }
                   ↓
      tap: { open: seats }
      """,
    ],
    good: [
      """
      message: Meeting
      id: 6
      fields:
        startsAtText: string
        isOnline: bool
        link: url
      surfaces:
        summary: "[会议] {startsAtText}"
        push:
          - { when: { isOnline: true }, text: 线上会议 }
          - { text: 会议 }
      tap: { open: link }
      """
    ])
}
