extension Example {
  /// Whole schemas without findings.
  static let good = [
    Example(
      """
      message: RedPacket
      id: 5
      doc: A red packet, waiting to be opened.
      since: "1.0"
      fields:
        title: string
        content: string
        redPacketId: string
      layout:
        size: [249, 96]
        insets: { outgoing: [3, 3, 3, 8], incoming: [3, 8, 3, 3] }   # top, left, bottom, right
      surfaces:
        summary: "[红包消息]"
        push: 发来了一个红包
      behavior: { forward: false, revoke: false }
      send: { history: false }
      """),
    Example(
      """
      fields:
        title: string
        nickname: string?
        tags?: [string]
        scores: { string: int }
        lists: { string: [int] }
        maps: [{ string: int }]
        amount:
          type: int64
          key: amt
          aliases: [amount, Amount]
          mirror: true
          doc: In fen.
          default: 0
          omit: default
          wire: string
          lenient: false
          swiftName: amountInFen
          sensitive: true
          deprecated: use total
          since: "2.1"
        desc: { type: string?, slot: desc }
        height: { type: double, slot: envelope, key: customHeight }
        time: { type: timestamp, unit: ms }
        raw: json
        messageAbstract:
          type: [object]
          named: Abstract
          object: { sender: string, message: string }
        value:
          enum: { ken: 1, jan: { raw: 2, doc: Scissors }, pon: 3 }
        roomState:
          enum: [creating, created, destroying, destroyed]
        kind:
          enum: { disclosed: m.disclosed, undisclosed: m.undisclosed }
      """),
    Example(
      """
      id: [10, _]
      envelope: pair
      """),
    Example(
      """
      ids: [[8, 81..90], [8, 153]]
      envelope: pair
      fields: { encrypted: bool, password: string?, url?: string, path?: string, text?: string, count: int }
      validate:
        - { field: password, nonEmpty: true, when: { encrypted: true } }
        - { anyOf: [url, path] }
        - { oneOf: [text, path], when: { id: [8, 153] } }
        - { hook: isPlayable, when: { id: [[8, 81..90], [8, 153]], count: [1, 2] } }
      """),
    Example(
      """
      ids: [0..19, 34]
      reads: [{ envelope: flat, id: group_create }]
      """),
    Example(
      """
      id: 3010..3019
      surfaces:
        summary:
          - { when: { id: 3010 }, text: one }
          - { when: { direction: incoming, session: [p2p, team] }, text: { key: k, default: "[红包]" } }
          - { text: hook }
      """),
    Example(
      """
      envelope: service
      id: "7"
      """),
    Example(
      """
      ≡ Schemas/A.yaml
      message: Plugin
      envelope: plugin
      fields: { plugin: string }
      ---
      message: Outside
      envelope: sdk
      ---
      message: Outside2
      envelope: sdk
      id: 12
      ---
      message: Bare
      envelope: bare
      fields: { items: [string] }
      """),
    Example(
      """
      local: { filePath: string?, size: { type: int, default: 0 } }
      include: FileMessage
      fields: { label: string }
      layout:
        like: bubble
        view: { classic: A, minimalist: B }
        size: { text: "{{{label} {name} {tags.count}", font: 14, bold: true, lines: 2, maxWidth: full-130, padding: [10, 10, 10, 10], min: [0, 40] }
        side: auto
        variants:
          - when: { name: close }
            view: TipContentView
            size: [full, 40]
            insets: 0
            avatar: false
          - { when: { kind: ken }, size: { aspect: [width, height], min: [60, 60], max: [200, 200], else: [80, 80] } }
          - { when: { kind: [ken, jan] }, size: { image: { by: kind, of: { ken: icon_ken, jan: icon_jan } }, extra: [5, 0], else: [80, 80] } }
          - { when: { name: empty }, size: [full*0.65, 80] }
          - { when: { url: present }, size: [max, 80] }
          - { when: { url: "present" }, size: hook }
      tap: { sendText: "{label}" }
      transfer:
        upload: { path: filePath, url: url }
        download: { path: "{name}.jpg", url: url }
      send: { history: true, roaming: true, sync: true, unread: true, push: true, persist: true, route: true, onlineOnly: false, subtype: 0 }
      ---
      object: FileMessage
      fields:
        name: string
        url: string?
        tags: [string]
        width: int
        height: double
        kind: Hand
      validate: [{ field: name, nonEmpty: true }]
      ---
      enum: Hand
      doc: Rock, paper, scissors.
      cases: { ken: 1, jan: 2 }
      ---
      object: Tree
      fields: { children: [Tree], byName: { string: Tree }, parent: Tree? }
      """),
  ]
}
