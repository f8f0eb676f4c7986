import Schema
import SourceText

extension EvolutionRule {
  /// About code of the app that no longer compiles.
  static let sourceRules: [EvolutionRule] = [
    EvolutionRule(
      "property-renamed", .note,
      .field { field in
        let (old, new) = (field.old, field.new)
        guard old.swiftName != new.swiftName else { return [] }
        return [
          field.change(
            "the property `\(old.swiftName)` is now `\(new.swiftName)`",
            zh: "属性 `\(old.swiftName)` 改名为 `\(new.swiftName)`",
            help: LocalizedText(
              "to keep the name in Swift, add `swiftName: \(old.swiftName)`",
              zh: "要保留 Swift 中的名称，请添加 `swiftName: \(old.swiftName)`"),
            at: new.nameRange, released: old.nameRange, [.source])
        ]
      }),
    EvolutionRule(
      "property-type-changed", .note,
      .message { pair in
        let fields = pair.containers.flatMap(\.fields).filter { $0.hasOtherSwiftType && !$0.isSourceSaid }
        let locals = pair.locals.filter { !$0.hasOneType || $0.hasOtherSwiftType }
        return (fields + locals).map { field in
          let name = field.new.swiftName
          return field.change(
            "the property `\(name)` has another Swift type", zh: "属性 `\(name)` 换了 Swift 类型",
            help: LocalizedText("keep the type, or change the code that uses it", zh: "保留原来的类型，或修改使用它的代码"),
            at: field.new.typeRange, released: field.old.typeRange, use: .naming(name), [.source])
        }
      }),
    EvolutionRule(
      "arguments-reordered", .note,
      .message { pair in
        pair.declarations.compactMap { declaration -> Change? in
          let old = declaration.old.fields.map(\.swiftName)
          let new = declaration.new.fields.map(\.swiftName)
          guard old.filter(new.contains) != new.filter(old.contains) else { return nil }
          let name = declaration.new.name
          return Change(
            at: declaration.container.path,
            LocalizedText(
              "the arguments of the initializer of `\(name.value)` have another order",
              zh: "`\(name.value)` 的初始化参数换了顺序"),
            help: LocalizedText(
              "keep the order of the fields, and add new ones at the end", zh: "保持字段的顺序，新字段加在最后"),
            at: name.range, released: declaration.old.name.range, use: .creating(name.value), [.source])
        }
      }),
    EvolutionRule(
      "case-renamed", .note,
      .enumeration { pair in
        pair.new.cases.compactMap { new -> Change? in
          guard let old = pair.old.enumCase(of: new.raw.value), pair.new.enumCase(named: old.name.value) == nil,
            pair.old.enumCase(named: new.name.value) == nil
          else { return nil }
          return pair.change(
            new,
            LocalizedText(
              "the case `\(old.name.value)` is now `\(new.name.value)`",
              zh: "case `\(old.name.value)` 改名为 `\(new.name.value)`"),
            help: LocalizedText("keep its name", zh: "保留原来的名称"),
            at: new.name.range, released: old.name.range, use: .naming("." + old.name.value), [.source])
        }
      }),
    EvolutionRule(
      "access-lowered", .note,
      .targets { target in
        let levels = Target.Access.allCases
        // The widest is first.
        let (old, new) = (levels.firstIndex(of: target.old.access), levels.firstIndex(of: target.new.access))
        guard (old ?? 0) < (new ?? 0) else { return nil }
        let (name, access) = (target.new.name.value, target.new.access.rawValue)
        return Change(
          at: target.path("access"),
          LocalizedText(
            "the declarations of the target `\(name)` are only `\(access)`", zh: "target `\(name)` 的声明降为 `\(access)`"),
          help: LocalizedText(
            "keep `access: \(target.old.access.rawValue)`", zh: "保留 `access: \(target.old.access.rawValue)`"),
          at: target.new.name.range, released: target.old.name.range, use: .importing(name), [.source])
      }),
    EvolutionRule(
      "conformance-removed", .note,
      .targets { target in
        let levels: [Target.Conformance?] = [.hashable, .equatable, nil]
        guard let old = target.old.conformance, let now = levels.firstIndex(of: target.new.conformance),
          let before = levels.firstIndex(of: old), before < now
        else { return nil }
        let (name, lost) = (target.new.name.value, old.rawValue)
        return Change(
          at: target.path("conformances"),
          LocalizedText(
            "the types of the target `\(name)` are no longer `\(lost)`", zh: "target `\(name)` 的类型不再是 `\(lost)`"),
          help: LocalizedText("keep `conformances: [\(lost)]`", zh: "保留 `conformances: [\(lost)]`"),
          at: target.new.name.range, released: target.old.name.range, symbol: lost, [.source])
      }),
    EvolutionRule(
      "hook-added", .note,
      .messages { old, new in
        new.hooks.filter { hook in !old.hooks.contains { $0.function == hook.function } }.map { hook in
          Change(
            at: new.name + "/" + hook.path,
            LocalizedText(
              "`\(new.name)` requires `\(hook.function)` from now on", zh: "`\(new.name)` 从此要求 `\(hook.function)`"),
            help: LocalizedText("implement it in an extension of the attachment", zh: "在附件的扩展中实现它"),
            at: hook.range, released: old.declaration.name.range, use: .implementing(hook.function), [.source])
        }
      }),
    EvolutionRule(
      "tap-event-added", .note,
      .app { pair in
        guard pair.new.configuration.targets.contains(where: \.hasTapHandler) else { return [] }
        return pair.messages.filter { !$0.new.isHidden }.flatMap { old, new -> [Change] in
          let known = old.tapEvents.map(\.value)
          var events: Set<String> = []
          let added = new.tapEvents.filter { !known.contains($0.value) && events.insert($0.value).inserted }
          return added.map { event in
            Change(
              at: new.name + (new.tap == .event(event) ? "/tap" : "/tap/\(event.value)"),
              LocalizedText(
                "`\(new.name)` has the new tap event `\(event.value)`", zh: "`\(new.name)` 新增点击事件 `\(event.value)`"),
              help: LocalizedText("implement its function in the tap handler", zh: "在点击处理对象中实现对应的函数"),
              at: event.range, released: old.declaration.name.range,
              use: .implementing(SwiftNames.caseName(from: event.value)), [.source])
          }
        }
      }),
  ]
}

extension FieldPair {
  /// One that is only renamed is another rule's.
  fileprivate var hasOtherSwiftType: Bool {
    old.isOptional != new.isOptional || typesOfOtherNames.map { newContext.schema.declares($0.old) } ?? false
  }

  /// A rule about the wire finds the same change, and names the code.
  fileprivate var isSourceSaid: Bool {
    hasOtherType
      || EvolutionRule.presenceRules.flatMap(\.checks).contains { check in
        guard case .field(let check) = check else { return false }
        return check(self).contains { $0.consequences.contains(.source) }
      }
  }
}

extension Target {
  /// Whether generated code calls the app for taps.
  fileprivate var hasTapHandler: Bool { !sdks.isEmpty }
}

extension Message {
  /// Of the bubble, which buttons come after.
  fileprivate var tapEvents: [Located<String>] {
    let taps = [tap].compactMap { $0 } + buttonTaps
    return taps.compactMap { if case .event(let name) = $0 { name } else { nil } }
  }
}
