extension Git {
  /// What a merge that is not ended has of a file.
  struct MergeSides {
    /// Of what both come from; nil: both added the file.
    var base: [UInt8]?
    let ours: [UInt8]
    let theirs: [UInt8]
  }

  /// The sides of a file in the folder; nil: it is not being merged, or there is no git.
  func mergeSides(of name: String) -> MergeSides? {
    let arguments = ["ls-files", "--unmerged", "-z", "--", ":(literal)\(name)"]
    guard let listing = try? output(of: arguments) else { return nil }
    // Such as `100644 <id> 2`, a tab, the name.
    let stages = listing.split(separator: 0).compactMap { line in
      let words = line.prefix { $0 != UInt8(ascii: "\t") }.split(separator: UInt8(ascii: " "))
      return words.count == 3 ? words.map { String(decoding: $0, as: UTF8.self) } : nil
    }
    guard let contents = try? GitObjects(self).contents(of: stages.map { $0[1] }) else { return nil }
    let sides = Dictionary(zip(stages.map { $0[2] }, contents)) { first, _ in first }
    guard let ours = sides["2"], let theirs = sides["3"] else { return nil }
    return MergeSides(base: sides["1"], ours: ours, theirs: theirs)
  }
}
