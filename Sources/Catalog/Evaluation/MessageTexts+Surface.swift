import MessageRuntime
import Schema

extension MessageTexts {
  subscript(surface: MessageText) -> PresentationText? {
    switch surface {
    case .summary: summary?.value
    case .push: push?.value
    case .copy: copy?.value
    case .accessibility: accessibility?.value
    case .fallback: fallback?.value
    }
  }
}
