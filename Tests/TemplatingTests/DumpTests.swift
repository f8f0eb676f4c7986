import Templating
import Testing

/// Views as people read them.
struct DumpTests {
  @Test func everyKindOfValue() throws {
    let view = MessageView(
      note: "one\n\ntwo", cases: [CaseView(name: "a", lines: ["x", "", "y\nz"]), CaseView(name: "b")],
      bubble: BubbleView())
    let filled = try Template<MessageView>(name: "Message.swift", text: "{{title}}").filled(with: view)
    #expect(
      filled.dump == """
        title: Red packet
        note:
          | one
          |
          | two
        isPublic: true
        isFinal: false
        cases:
          - name: a
            lines:
              - x
              -
              - y
              | z
            children: []
          - name: b
            lines: []
            children: []
        lines: []
        bubble:
          title: bubble
          color: red
        layout:
          width: 12
          isWide: true
          insets:
            top: 4
          columns:
            - name: a
              lines: []
              children: []
            - name: b
              lines: []
              children: []

        """)
    #expect(filled.bytes == Array("Red packet".utf8))
  }

  @Test func textsThatDoNotShow() throws {
    let filled = try Template<MessageView>(name: "Message.swift", text: "").filled(with: MessageView(title: "a, "))
    #expect(filled.dump.hasPrefix("title: \"a, \"\nnote: \"\"\n"))
  }

  @Test func whatIsNotThere() throws {
    let filled = try Template<MessageView>(name: "Message.swift", text: "").filled(
      with: MessageView(layout: LayoutView(columns: [])))
    #expect(filled.dump.contains("\nbubble: none\n") && filled.dump.contains("\n  columns: []\n"))
  }

  @Test func constantsAreLeftOut() throws {
    let template = try Template<ConstantTests.TypeView>(
      name: "Type.swift", text: "", constants: [Constant("access", "public")])
    #expect(template.filled(with: .init()).dump == "properties:\n  - name: a\n  - name: b\n")
  }
}
