import Testing
import Tracer

@Suite struct `Wrapped properties` {
  @Test func `are listed by wrappers that record, which learn their name by it`() {
    let recorder = TraceRecorder()
    var subject: Subject?
    recording(with: recorder) {
      subject = Subject()
      subject.map { acting(as: $0) {} }
    }
    #expect(
      recorder.trace(.init(pattern: "test")).wholeStory == """
        Subject is a Subject, ViewModel
        * Subject.title = "first"
        """)
    #expect(subject?.nameOfTitle == "title")
  }

  @Test func `are not spoken of by wrappers that the recorder does not know`() {
    #expect(_capture(3, as: "size") == .text("…"))
  }
}

@Suite struct `Closures that signed up` {
  @Test func `run because of what happens, not because they once signed up`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let (caller, friend) = (Caller(), Friend())
      var told: (Int) -> Void = { _ in }
      acting(as: caller) { told = owned("value", .binding) { (_: Int) in } }
      acting(as: friend) { told(1) }
    }
    let last = recorder.trace(.init(pattern: "test")).messages.last?.message
    #expect(last?.kind == .binding)
    #expect(last?.cause == nil)
    #expect(last?.call == "value = 1")
  }
}

@Traced(.viewModel) private final class Subject {
  @Published var title = "first"
  var nameOfTitle: String { _title.box.name }
}

@propertyWrapper private struct Published: RecordedWrapper {
  final class Box { var name = "" }
  let box = Box()
  var wrappedValue: String
  func captured(as name: String) -> CapturedValue {
    box.name = name
    return _capture(wrappedValue)
  }
}
