/// The lines that were expected (`-`) and those that were found in their place (`+`), with two lines around them; nil
/// if there is no difference. Nil for a text: there is none, not even an empty one.
public func differingLines(expected: String?, found: String?) -> String? {
  guard expected.map({ Array($0.utf8) }) != found.map({ Array($0.utf8) }) else { return nil }
  let (old, new) = (lines(of: expected), lines(of: found))
  var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
  for change in new.difference(from: old) {
    switch change {
    case .remove(let offset, _, _): removed.insert(offset)
    case .insert(let offset, _, _): inserted.insert(offset)
    }
  }
  var marked: [String] = []
  var differing: Set<Int> = []
  var (oldIndex, newIndex) = (0, 0)
  while oldIndex < old.count || newIndex < new.count {
    let isRemoved = removed.contains(oldIndex)
    let isInserted = !isRemoved && inserted.contains(newIndex)
    let line = String(decoding: isInserted ? new[newIndex] : old[oldIndex], as: UTF8.self)
    if isRemoved || isInserted { differing.formUnion(marked.count - 2...marked.count + 2) }
    marked.append((isRemoved ? "-" : isInserted ? "+" : " ") + line)
    if !isInserted { oldIndex += 1 }
    if !isRemoved { newIndex += 1 }
  }
  let shown = marked.indices.filter { differing.contains($0) }
  return zip(shown, [-1] + shown).map { ($0 == $1 + 1 ? "" : "…\n") + marked[$0] }.joined(separator: "\n")
}

/// As bytes, so that equal characters of other scalars differ.
private func lines(of text: String?) -> [[UInt8]] {
  guard let text else { return [] }
  var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Array($0) }
  let rest = lines.removeLast()
  if text.isEmpty { return [Array("(empty)".utf8)] }
  return rest.isEmpty ? lines : lines + [rest + Array(" (no line break)".utf8)]
}
