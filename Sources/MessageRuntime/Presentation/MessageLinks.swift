import Foundation

/// A link that a tap may open: it has one of the schemes, whatever the case.
nonisolated public func messageLink(_ url: URL?, schemes: [String]) -> URL? {
  guard let url, let scheme = url.scheme?.lowercased() else { return nil }
  return schemes.contains { $0.lowercased() == scheme } ? url : nil
}

nonisolated public func messageLink(_ text: String?, schemes: [String]) -> URL? {
  messageLink(text.flatMap { URL(string: URL.jsonPercentEncoded($0)) }, schemes: schemes)
}

/// The address of a file that has one.
nonisolated public func messageURLText(_ url: String?) -> String? {
  jsonFilled(url)
}

nonisolated public func messageURLText(_ url: URL?) -> String? { messageURLText(url?.absoluteString) }
