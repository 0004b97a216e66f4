import Course
import Lessons

extension Asked.Option {
  /// In the words of the lesson, or as the message of a run.
  var inlines: [Inline] {
    switch text {
    case .written(let text): text
    case .message(let message):
      [.code("\(message.from) -> \(message.to) : \(message.kind.rawValue)")]
    }
  }

  /// Why it is right or wrong.
  var reasonBlocks: [Block] {
    switch reason {
    case .written(let blocks): blocks
    case .made(let reason): [.paragraph(reason.words)]
    }
  }
}
