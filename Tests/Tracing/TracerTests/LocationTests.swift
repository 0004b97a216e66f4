import Testing
import Tracer

@Suite struct `A message knows where its code is` {
  @Test func `of a method, a property and an initialiser`() {
    let recorder = TraceRecorder()
    recording(with: recorder) { Visitor().visit() }
    let messages = recorder.trace(.init(pattern: "test")).messages.map(\.message)
    let places = messages.map {
      "\($0.text) \($0.location.map { "\($0.file):\($0.line - first)" } ?? "–")"
    }
    #expect(
      places == [
        "Host(size:) TracerTests/LocationTests.swift:4",
        "open(_:) TracerTests/LocationTests.swift:6",
        "size TracerTests/LocationTests.swift:2",
      ])
  }
}

private let first: Int = #line
@Traced(.model) private final class Host {
  var size: Int

  init(size: Int) { self.size = size }

  func open(_ wide: Bool) { size += 0 }
}

@Traced(.controller) private final class Visitor {
  func visit() {
    let host = Host(size: 1)
    host.open(true)
    host.size = 2
  }
}
