import Testing

@testable import Workshop

/// Where a learner's code names what leads out of the app.
struct OutsideAccessTests {
  @Test(arguments: ["\n", "\r\n"])
  func `a word is found on its line, with any ends of lines`(end: String) {
    let files = ["Play.swift": ["let a = 1", "", "free(b)", ""].joined(separator: end)]
    let place = OutsideAccess.Place(file: "Play.swift", line: 3)
    #expect(
      OutsideAccess.all(in: files, from: [:])
        == [OutsideAccess(kind: .word, name: "free", place: place)])
    #expect(files.place(of: "b") == place)
  }
}
