import Testing

@testable import SchemaReader

/// What a node keeps in one number.
@Suite struct YAMLTreeNodeTests {
  private static let all: YAMLTree.Marks = [.flow, .tag, .alias, .dropped]
  /// Of a file of the largest size in which every two bytes stand for three.
  private static let longest = Int32(YAMLReader.maximumSize / 2 * 3)

  @Test(arguments: [YAMLNode.Style.plain, .singleQuoted, .doubleQuoted, .literal, .folded])
  func scalars(_ style: YAMLNode.Style) {
    let node = YAMLTree.Node(
      kind: .scalar, style: style, marks: Self.all, start: 1, end: 2, first: -3, count: Self.longest)
    #expect(node.kind == .scalar && node.style == style && node.marks == Self.all && node.count == Self.longest)
  }

  @Test(arguments: [YAMLNode.Kind.sequence, .mapping])
  func collections(_ kind: YAMLNode.Kind) {
    var node = YAMLTree.Node(kind: kind, marks: .flow, start: 1, end: 1)
    node.count = Self.longest
    node.marks.insert(.dropped)
    #expect(node.kind == kind && node.style == .plain && node.marks == [.flow, .dropped] && node.count == Self.longest)
    node.count = 0
    #expect(node.kind == kind && node.marks == [.flow, .dropped] && node.count == 0)
  }

  @Test func `plain is without quotes, without a tag, and no collection`() {
    func node(_ kind: YAMLNode.Kind, _ style: YAMLNode.Style = .plain, _ marks: YAMLTree.Marks = []) -> YAMLTree.Node {
      YAMLTree.Node(kind: kind, style: style, marks: marks, start: 0, end: 4, count: 4)
    }
    #expect(node(.scalar).isPlain && node(.scalar, .plain, .dropped).isPlain)
    #expect(!node(.scalar, .singleQuoted).isPlain && !node(.scalar, .folded).isPlain)
    #expect(!node(.scalar, .plain, .tag).isPlain && !node(.sequence).isPlain && !node(.mapping).isPlain)
  }

  @Test func `a node takes sixteen bytes`() { #expect(MemoryLayout<YAMLTree.Node>.stride == 16) }
}
