import SourceText

/// What editors offer as examples, by key; `form.key` where a key means something else there.
enum EditorExamples {
  static func examples(of key: String, in form: String) -> [OrderedJSON] { all["\(form).\(key)"] ?? all[key] ?? [] }

  private static let all: [String: [OrderedJSON]] = [
    "message": ["RedPacket"], "object": ["Address"], "enum.enum": ["Color"],
    "id": [5, "order", [10, 101], "3010..3019"], "message.ids": [[8, 12, 13], [[8, "81..90"], [8, 153]]],
    "envelope.id": ["type", "head/kind", ["first", "second"]], "envelope": ["default"],
    "envelope.data": ["data", "body/payload"], "envelope.present": ["customerServicePlugin"],
    "message.fields": [["title": "string", "count": "int?"]],
    "field.object": [["sender": "string", "message": "string"]],
    "field.enum": [["creating", "created"], ["ken": 1, "jan": 2]],
    "cases": [["creating", "created"], ["ken": 1, "jan": ["raw": 2, "doc": "Scissors."]]],
    "type": ["string", "int64", "timestamp", ["object"]],
    "doc": ["A red packet, waiting to be opened."], "since": ["2.1"], "deprecated": ["use Gift"],
    "range": ["0..100"], "length": ["1..32"], "count": ["1..9"], "maxBytes": [512], "pattern": ["^[0-9]+$"],
    "schemes": [["https"]],
    "message.validate": [[["anyOf": ["url", "path"]]]],
    "when": [["flag": "close"]],
    "size": ["auto", [249, 96], ["full-130", 80], ["text": "{title}", "font": 14, "maxWidth": 200]],
    "insets": [0, ["outgoing": [3, 3, 3, 8], "incoming": [3, 8, 3, 3]]],
    "content": [[["label": "{title}", "weight": "bold"], ["label": "{price}", "color": "#FF3B30"]]],
    "summary": ["[{title}]"], "surfaces.push": ["sent you a red packet"], "accessibility": ["a red packet: {title}"],
    "color": ["#FF3B30", ["light": "#FFFFFF", "dark": "#000000"]],
    "tap": [["open": "link", "schemes": ["https"]], ["event": "OpenRedPacket"]],
    "surfaces": [["summary": "[{title}]", "push": "sent you a red packet"]],
    "sdk": [["nimkit"], ["tuikit"]], "messages": [["*"], ["TUIKit/*"]], "path": ["Sources/ChatMessages/Generated"],
    "file.path": ["filePath"], "schemas": ["Schemas"],
    "configuration.runtime": [["package": "Packages/MessageRuntime"], ["module": "MessageRuntime"]],
    "target.runtime": [["package": "Packages/MessageRuntime"], ["module": "Chat"]],
    "package": ["Packages/MessageRuntime"], "module": ["MessageRuntime"],
    "allowed": ["1..999"], "reserved": [["101..102"]], "rules": [["missing-doc": "off"]],
  ]
}
