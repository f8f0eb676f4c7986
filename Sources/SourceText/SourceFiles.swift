/// The files of a run, found by their ids. Ids are given out here and nowhere else: one after the other, in the order in
/// which files are added.
public struct SourceFiles: RandomAccessCollection, ExpressibleByArrayLiteral, Sendable {
  public typealias Element = SourceFile
  public typealias Index = Int

  private var files: [SourceFile] = []

  public init() {}

  /// Files that have their ids already, each the one after that of the file before it.
  public init(_ files: some Sequence<SourceFile>) {
    let all = Array(files)
    precondition(zip(all, all.dropFirst()).allSatisfy { $1.id.index == $0.id.index + 1 }, "ids in a row")
    self.files = all
  }

  public init(arrayLiteral elements: SourceFile...) { self.init(elements) }

  /// Takes a file that is new, with the next id.
  @discardableResult
  public mutating func add(_ path: String, _ bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: SourceFile.ID(start + files.count), path: path, bytes: bytes)
    files.append(file)
    return file
  }

  /// Gives a file other content.
  @discardableResult
  public mutating func replace(_ id: SourceFile.ID, with bytes: [UInt8]) -> SourceFile {
    let file = SourceFile(id: id, path: self[id].path, bytes: bytes)
    files[id.index - start] = file
    return file
  }

  /// The file of an id; there must be one.
  public subscript(id: SourceFile.ID) -> SourceFile { files[id.index - start] }

  /// The file of a range; nil: it is one of another run.
  public func holding(_ range: SourceRange) -> SourceFile? {
    let index = range.file.index - start
    return files.indices.contains(index) ? files[index] : nil
  }

  /// That of the first file's id.
  private var start: Int { files.first?.id.index ?? 0 }

  // MARK: All of them, in the order of their ids

  public var startIndex: Int { files.startIndex }
  public var endIndex: Int { files.endIndex }
  public subscript(position: Int) -> SourceFile { files[position] }
}
