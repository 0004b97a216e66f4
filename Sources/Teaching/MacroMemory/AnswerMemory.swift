#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// What a plugin answered, by what it was asked. It is a file of messages, a question and its answer in turn; new ones
/// are written at its end, so that several compilers can use it at once.
final class AnswerMemory {
  private var answers: [Message: Message] = [:]
  private let file: Int32

  /// Then it begins again with nothing: what is not asked any more is never taken out.
  private static let mostBytes = 16 << 20

  /// - Parameter path: of the file. Without one that can be written, it remembers while it lives.
  init(_ path: String) {
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_size > Self.mostBytes { unlink(path) }
    file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard file >= 0 else { return }
    let stream = MessageStream(input: file, output: file)
    var end = lseek(file, 0, SEEK_CUR)
    while let question = stream.next(), let answer = stream.next() {
      answers[question] = answer
      end = lseek(file, 0, SEEK_CUR)
    }
    // A process that was killed may have written half of a message.
    if end < lseek(file, 0, SEEK_END) { ftruncate(file, end) }
  }

  subscript(question: Message) -> Message? { answers[question] }

  func keep(_ answer: Message, to question: Message) {
    answers[question] = answer
    let bytes = question.framed + answer.framed
    // In one piece, so that another process writes nothing in between.
    if file >= 0 { _ = bytes.withUnsafeBytes { write(file, $0.baseAddress, $0.count) } }
  }
}
