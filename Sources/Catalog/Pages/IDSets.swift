import Foundation
import Schema

/// Makes the part of the index that shows which ids are used, reserved and free.
struct IDSets {
  let catalog: Catalog
  let words: Words
  /// From the page to the folder of its language.
  let base: String

  var views: [IDSetView] {
    let schema = catalog.schema
    let pages = Dictionary(catalog.entries.map { ($0.message.name, $0) }) { first, _ in first }
    return Dispatch(schema).groups.compactMap { group in
      let claims = group.claims.filter { pages[schema.messages[$0.message].name] != nil }
      if claims.isEmpty { return nil }
      let links = claims.sorted { Self.number($0) < Self.number($1) }.compactMap { claim in
        pages[schema.messages[claim.message].name].map { entry in
          MessageLinkView(
            href: base + "messages/\(entry.file).html", name: entry.message.name,
            id: claim.typeID?.yaml ?? "–")
        }
      }
      return view(group, claims, links)
    }
  }

  /// What a claim is sorted by; those of texts keep their order, behind the others.
  private static func number(_ claim: Dispatch.Claim) -> Int64 {
    switch claim.typeID?.components.first {
    case .value(.integer(let number))?: number
    case .value(.string(let text))?: Int64(text) ?? .max
    case .range(let range)?: range.lowerBound
    case .any?, nil: .max
    }
  }

  private func view(_ group: Dispatch.Group, _ claims: [Dispatch.Claim], _ links: [MessageLinkView]) -> IDSetView {
    let configuration = catalog.schema.configuration
    let keys = group.key.idKeys.map { $0.map(\.text).joined(separator: "/") }
    let envelopes = configuration.envelopes.filter { Dispatch.Group.Key($0) == group.key }
    let index = configuration.envelopes.firstIndex { Dispatch.Group.Key($0) == group.key } ?? 0
    let used = claims.compactMap { $0.typeID?.components.first?.integerRange }
    let isNumbered = keys.count <= 1 && !used.isEmpty
    let range = configuration.allowedIDs?.value ?? 1...max(1, (used.map(\.upperBound).max() ?? 1))
    let reserved = configuration.reservedIDs.map(\.value).filter { $0.overlaps(range) }
    let next = catalog.options.nextIDs[index].map { [String($0)] } ?? []
    return IDSetView(
      keys: keys.isEmpty ? group.key.hasExternalID ? "externalId" : "–" : keys.joined(separator: ", "),
      envelopes: envelopes.map(\.name.value).joined(separator: ", ") + (isNumbered ? " · \(Self.text(range))" : ""),
      picture: isNumbered ? strip(range, used, reserved) : nil, used: links,
      reserved: isNumbered ? reserved.map(Self.text) : [],
      free: isNumbered ? Self.gaps(in: range, besides: used + reserved).prefix(40).map(Self.text) : [],
      next: isNumbered ? next : [])
  }

  private func strip(
    _ range: ClosedRange<Int64>, _ used: [ClosedRange<Int64>], _ reserved: [ClosedRange<Int64>]
  ) -> IDSetView.Strip {
    let whole = Double(range.upperBound) - Double(range.lowerBound) + 1
    func mark(_ part: ClosedRange<Int64>, _ kind: String) -> IDSetView.Mark {
      let start = (Double(part.lowerBound) - Double(range.lowerBound)) / whole * 1000
      let width = (Double(part.upperBound) - Double(part.lowerBound) + 1) / whole * 1000
      return .init(
        kind: kind, x: PathText.number(CGFloat(min(start, 997))), width: PathText.number(CGFloat(max(2.5, width))))
    }
    let inside = used.filter { $0.overlaps(range) }
    return IDSetView.Strip(
      label: "\(words["used"]): \(inside.map(Self.text).joined(separator: ", "))",
      marks: reserved.map { mark($0.clamped(to: range), "taken") } + inside.map { mark($0.clamped(to: range), "use") })
  }

  /// As a schema or the configuration writes it.
  static func text(_ range: ClosedRange<Int64>) -> String {
    range.lowerBound == range.upperBound ? String(range.lowerBound) : "\(range.lowerBound)..\(range.upperBound)"
  }

  /// What of a range is in none of the others.
  static func gaps(in range: ClosedRange<Int64>, besides taken: [ClosedRange<Int64>]) -> [ClosedRange<Int64>] {
    var gaps: [ClosedRange<Int64>] = []
    var next = range.lowerBound
    for part in taken.filter({ $0.overlaps(range) }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if part.lowerBound > next { gaps.append(next...(part.lowerBound - 1)) }
      if part.upperBound >= range.upperBound { return gaps }
      next = max(next, part.upperBound + 1)
    }
    return gaps + [next...range.upperBound]
  }
}

extension TypeID.Component {
  fileprivate var integerRange: ClosedRange<Int64>? {
    switch self {
    case .value(.integer(let value)): value...value
    case .range(let range): range
    case .value(.string), .any: nil
    }
  }
}
