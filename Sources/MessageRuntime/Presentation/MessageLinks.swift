import Foundation

/// A link that a tap may open: it has one of the schemes, whatever the case.
nonisolated public func messageLink(_ url: URL?, schemes: [String]) -> URL? {
  guard let url, let scheme = url.scheme?.lowercased() else { return nil }
  return schemes.contains { $0.lowercased() == scheme } ? url : nil
}

nonisolated public func messageLink(_ text: String?, schemes: [String]) -> URL? {
  guard let text else { return nil }
  return messageLink(URL(string: URL.jsonPercentEncoded(text)), schemes: schemes)
}

/// The address of a file that has one.
nonisolated public func messageURLText(_ url: String?) -> String? {
  guard let url, !url.isEmpty else { return nil }
  return url
}

nonisolated public func messageURLText(_ url: URL?) -> String? { messageURLText(url?.absoluteString) }
