/// What a run leaves with an output folder's manifest when it had nothing to say and everything is written: the proof
/// that over just these inputs just this manifest is right.
///
/// A run that finds it knows, without reading a schema's meaning, what would be generated: the files of the manifest,
/// by their hashes. It is no cache that can go stale, for it says nothing about time: any other byte in what is read,
/// another build of the tool, another folder or manifest make it another receipt.
struct Receipt: Equatable {
  /// 32 hexadecimal digits.
  let text: [UInt8]

  init(inputs: InputDigest, folder path: String, manifest: [UInt8]) {
    var list = DigestedList()
    list.append(path, inputs.hash)
    list.append("", ContentHash(manifest))
    text = Array(list.hash.description.utf8)
  }

  /// As it was found.
  init(text: [UInt8]) { self.text = text }
}
