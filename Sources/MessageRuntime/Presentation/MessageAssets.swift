/// The asset for a value; nil for a value that has none.
nonisolated public func messageAsset<Value: Equatable>(_ value: Value?, _ assets: KeyValuePairs<Value, String>)
  -> String?
{
  assets.first { $0.key == value }?.value
}
