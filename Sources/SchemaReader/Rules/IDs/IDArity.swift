import Schema
import SourceText

extension Rule {
  static let idArity = Rule("id-arity", .error, isConfigurable: false, theme: .ids)
}

extension Diagnostic {
  static func idArity(of typeID: TypeID, in envelope: Envelope) -> Diagnostic {
    let name = envelope.name.value
    let isList = typeID.components.count > 1 && envelope.keyCount == 1
    let values = Wording.count(typeID.components.count, "value", zh: "个值")
    let wanted = Wording.count(envelope.keyCount, "id key", zh: "个 ID 键")
    return Diagnostic(
      .idArity,
      LocalizedText(
        "found \(values) for \(wanted) of envelope `\(name)`", zh: "信封 `\(name)` 有 \(wanted)，这里写了 \(values)"),
      at: typeID.range, notes: [.init(Wording.envelopeIsHere, at: envelope.name.range)],
      help: isList
        ? Wording.severalIdentities : LocalizedText("write one value for each id key", zh: "每个 ID 键写一个值"))
  }
}
