import SourceText

/// One output folder and what goes into it.
public struct Target: Sendable {
  public enum SDK: String, CaseIterable, Sendable {
    case nimkit
    case nimV2 = "nim-v2"
    case tuikit
  }

  /// Which TUIKit the bindings are for; their signatures differ.
  public enum TUIKitDialect: String, CaseIterable, Sendable {
    /// The pods in pure Swift, from 8.5.6870 on.
    case swift
    /// The pods in Objective-C, used from Swift.
    case objc
  }

  /// The looks of TUIKit; each has a registry of its own.
  public enum TUIKitStyle: String, CaseIterable, Sendable { case classic, minimalist }

  /// The looks of NetEase's V10 UI kit; each has cells and controllers of its own.
  public enum ChatStyle: String, CaseIterable, Sendable { case normal, fun }

  public enum Access: String, CaseIterable, Sendable { case `public`, package, `internal` }

  /// What makes the types of messages comparable; each one costs compile time.
  public enum Conformance: String, CaseIterable, Sendable {
    case equatable = "Equatable"
    /// `Equatable` too.
    case hashable = "Hashable"
  }

  public var name: Located<String>
  /// The output folder, relative to the configuration's file.
  public var path: Located<String>
  public var sdks: [SDK] = []
  /// Globs over message names; empty for all.
  public var messages: [Located<String>] = []
  public var access = Access.public
  public var prefix = ""
  public var suffix = "Attachment"
  /// A folder of the user's templates, relative to the configuration's file.
  public var templates: Located<String>?
  /// The folder that `messagegen new` writes bubble views into, relative to the configuration's file.
  public var views: Located<String>?
  /// The folder for tests of recorded releases, relative to the configuration's file; nil: none are written.
  public var tests: Located<String>?
  /// The worst-case size of one message in bytes.
  public var byteLimit: Int?
  /// The height of a fixed layout is written beside the id, for NetEase's V10 UI kit.
  public var writesCustomHeight = false
  public var tuikit = TUIKitDialect.swift
  /// Those that the app has installed; in the order of `TUIKitStyle`, never empty.
  public var styles = TUIKitStyle.allCases
  /// Those of the V10 UI kit that the app uses; in the order of `ChatStyle`, never empty.
  public var chatStyles: [ChatStyle] = [.normal]
  /// The code holds controllers for the V10 UI kit; false: the app has its own.
  public var hasControllers = true
  /// What the target says; nil: nothing, and the number of messages decides.
  public var grouping: Grouping?
  /// The one that holds all others that the target names; nil: none.
  public var conformance: Conformance? = .hashable
  /// Where it has the runtime from; nil: it embeds it.
  public var runtime: Located<RuntimeSource>?
  /// What its code is compiled into: by its path alone, unless somebody has looked at the disk. nil: nobody knows.
  public var module: TargetModule?

  public init(name: Located<String>, path: Located<String>) {
    self.name = name
    self.path = path
    module = TargetModule(path: path.value)
  }

  /// Where the bubble views are: what `views` says, else beside the output folder.
  public var viewFolder: String {
    if let views { return views.value }
    let parents = path.value.split(separator: "/").filter { $0 != "." }.dropLast()
    return parents.isEmpty ? "." : parents.joined(separator: "/")
  }

  /// The Swift name of a message's attachment struct.
  public func attachmentName(of message: Message) -> String { attachmentName(ofMessage: message.name) }

  public func attachmentName(ofMessage name: String) -> String { prefix + name + suffix }
}
