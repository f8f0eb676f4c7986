import Reports
import SourceText

/// Says on a terminal what a long run is doing, in one line that is gone in the end.
final class Progress {
  private let isShown: Bool
  private let language: Language
  private let start = ContinuousClock.now
  private var lastShown: ContinuousClock.Instant
  private var isVisible = false

  /// Shorter runs say nothing.
  private static let patience = Duration.milliseconds(300)
  private static let pause = Duration.milliseconds(50)

  init(isShown: Bool, language: Language = .english) {
    self.isShown = isShown
    self.language = language
    lastShown = start
  }

  deinit { clear() }

  var elapsed: Duration { ContinuousClock.now - start }

  func show(_ activity: LocalizedText) {
    guard isShown else { return }
    let now = ContinuousClock.now
    guard now - start > Self.patience, now - lastShown > Self.pause else { return }
    lastShown = now
    isVisible = true
    Terminal.write("\r\u{1B}[K\(TerminalText.shown(activity.text(in: language))) …", to: .error)
  }

  func clear() {
    guard isVisible else { return }
    isVisible = false
    Terminal.write("\r\u{1B}[K", to: .error)
  }
}
