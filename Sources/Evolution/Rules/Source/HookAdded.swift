import Schema
import SourceText

extension EvolutionRule {
  static let hookAdded = EvolutionRule(
    "hook-added", .note,
    .app { pair in
      pair.messages.flatMap { old, new in
        new.hooks.filter { hook in !old.hooks.contains { $0.function == hook.function } }
          .map { .added($0, to: new, old.declaration.name.range) }
      }
    })
}

/// A part of a message that the app supplies by a static function; those of `validate` are rules of their own.
private struct Hook {
  let path: String
  let function: String
  let range: SourceRange
}

extension Message {
  fileprivate var hooks: [Hook] {
    let all: [(key: String, text: Located<PresentationText>?)] = [
      ("summary", texts.summary), ("push", texts.push), ("copy", texts.copy), ("accessibility", texts.accessibility),
      ("fallback", texts.fallback),
    ]
    var hooks = all.compactMap { key, text in
      text.flatMap {
        $0.value.needsHook ? Hook(path: "texts/" + key, function: Self.function(key), range: $0.range) : nil
      }
    }
    if layout?.needsHook == true {
      hooks.append(Hook(path: "layout", function: Self.function("size"), range: declaration.name.range))
    }
    for (key, file) in [("upload", transfer?.upload), ("download", transfer?.download)] {
      guard let file, case .hook = file.path else { continue }
      hooks.append(Hook(path: "transfer/" + key, function: Self.function(key) + "Path", range: file.range))
    }
    return hooks
  }

  private static func function(_ key: String) -> String { "app" + key.prefix(1).uppercased() + key.dropFirst() }
}

extension Change {
  fileprivate static func added(_ hook: Hook, to message: Message, _ released: SourceRange) -> Change {
    Change(
      at: message.name + "/" + hook.path,
      LocalizedText(
        "`\(message.name)` requires `\(hook.function)` from now on", zh: "`\(message.name)` 从此要求 `\(hook.function)`"),
      help: LocalizedText("implement it in an extension of the attachment", zh: "在附件的扩展中实现它"),
      at: hook.range, released: released, use: .implementing(hook.function), [.source])
  }
}
