import Foundation
import Progress
import TestSupport
import Testing

@Suite struct ProgressFileTests {
  private let folder = Folder()
  private let file = ProgressFile(
    learner: "Ann",
    log: ProgressLog(
      entries: [
        entry(2, at: noon(1), .wrong),
        ProgressLog.Entry(id: id(1), date: start, section: section("mvc/t"), event: .sawHint(1)),
        ProgressLog.Entry(
          id: id(3), date: noon(2), section: section("mvc/t"), event: .finishedTask),
      ],
      places: [ProgressLog.Place(section: section("mvc/t"), date: noon(2))]))

  @Test func `what turns the direction of a line is escaped, and read back`() throws {
    var strange = file
    strange.learner = "A\u{202E}B\u{2066}C\u{85}"
    #expect(strange.text.contains(#""learner" : "A\u202eB\u2066C\u0085""#))
    #expect(try ProgressFile(text: strange.text) == strange)
  }

  @Test func `a file as it is written`() {
    #expect(
      file.text == """
        {
          "digest" : "sha256:d1ac3c0ab7fd5b5ab5ffb8a0da88437303da5fa3c3700820aa9722190320127d",
          "entries" : [
            {
              "at" : "2026-03-01T12:00:00.000Z",
              "hint" : 1,
              "id" : "00000000-0000-4000-8000-000000000001",
              "kind" : "hint",
              "lesson" : "mvc",
              "section" : "t"
            },
            {
              "at" : "2026-03-02T12:00:00.000Z",
              "concepts" : [
                "observer"
              ],
              "given" : [
                "2"
              ],
              "id" : "00000000-0000-4000-8000-000000000002",
              "kind" : "answer",
              "lesson" : "mvc",
              "outcome" : "wrong",
              "section" : "predict"
            },
            {
              "at" : "2026-03-03T12:00:00.000Z",
              "id" : "00000000-0000-4000-8000-000000000003",
              "kind" : "task",
              "lesson" : "mvc",
              "section" : "t"
            }
          ],
          "learner" : "Ann",
          "lifeline-progress" : 1,
          "places" : [
            {
              "at" : "2026-03-03T12:00:00.000Z",
              "lesson" : "mvc",
              "section" : "t"
            }
          ]
        }

        """)
  }

  @Test func `what is to be done is in a file of version 2`() throws {
    let week = Assignment(
      name: "Week 3", written: start, due: day(7), lessons: ["mvc"], exercises: ["mvc-list"])
    let file = ProgressFile(log: ProgressLog(assignments: [week]))
    #expect(
      file.text == """
        {
          "assignments" : [
            {
              "at" : "2026-03-01T12:00:00.000Z",
              "due" : "2026-03-08",
              "exercises" : [
                "mvc-list"
              ],
              "lessons" : [
                "mvc"
              ],
              "name" : "Week 3"
            }
          ],
          "digest" : "sha256:bdbb3441aece99f35b7ba0d4846941868be1a56df395fd1352313aab326c452d",
          "entries" : [

          ],
          "lifeline-progress" : 2,
          "places" : [

          ]
        }

        """)
    #expect(try ProgressFile(text: file.text) == file)
    #expect(file.isAssignment)
    for name in ["Ann", ""] {
      let handIn = ProgressFile(learner: name, log: file.log)
      #expect(try ProgressFile(text: handIn.text) == handIn && !handIn.isAssignment)
    }
  }

  @Test func `of two assignments with the same name, the later counts`() throws {
    let first = Assignment(name: "Week 3", written: start, due: day(7), lessons: ["mvc"])
    let later = Assignment(name: "Week 3", written: noon(1), due: day(9), lessons: ["mvc", "mvp"])
    let other = Assignment(name: "Week 4", written: start, due: day(3))
    let store = try folder.open()
    for assignment in [first, later, other, first] {
      try store.merge(ProgressLog(assignments: [assignment]))
    }
    #expect(try store.log().assignments == [other, later])
  }

  @Test func `laid out again, it says the same`() throws {
    let text = file.text
    #expect(try ProgressFile(text: text.filter { !$0.isWhitespace }) == file)
    #expect(try ProgressFile(text: text.replacing("\n", with: "\r\n")) == file)
  }

  @Test(arguments: Generated.seeds)
  func `from one store to an empty one, nothing changes`(seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    let (one, other) = (Folder(), Folder())
    try one.open().merge(Generated.log(&generator))
    let text = ProgressFile(log: try one.open().log()).text
    let log = try ProgressFile(text: text).log
    let merge = try other.open().merge(log)
    #expect(merge == .init(added: log.entries.count, known: 0))
    #expect(ProgressFile(log: try other.open().log()).text == text)
  }

  @Test(arguments: Generated.seeds)
  func `what is taken in twice adds nothing`(seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    let log = Generated.log(&generator)
    let store = try folder.open()
    try store.merge(log)
    #expect(try store.merge(log) == .init(added: 0, known: log.entries.count))
    #expect(try store.log() == log)
  }

  @Test(arguments: Generated.seeds)
  func `two machines that exchange files know the same`(seed: Seed) throws {
    var generator = SplitMix64(seed: seed)
    let logs = [Generated.log(&generator, ids: 1...40), Generated.log(&generator, ids: 20...60)]
    let texts = try [logs, logs.reversed()].map { logs in
      let folder = Folder()
      let store = try folder.open()
      for log in logs { try store.merge(log) }
      return ProgressFile(log: try store.log()).text
    }
    #expect(texts[0] == texts[1])
    let ids = logs.map { Set($0.entries.map(\.id)) }
    #expect(try ProgressFile(text: texts[0]).log.entries.count == ids[0].union(ids[1]).count)
  }

  /// After any change of a byte, the file is refused or gives the same contents.
  @Test(arguments: Seed.some(oneIn: 5))
  func `a file with a changed byte is refused`(seed: Seed) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<20 {
      var bytes = Array(file.text.utf8)
      let place = generator.below(bytes.count)
      switch generator.below(3) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.remove(at: place)
      default: bytes = Array(bytes.prefix(place))
      }
      let damaged = String(decoding: bytes, as: UTF8.self)
      let read = try? ProgressFile(text: damaged)
      #expect(read == nil || read == file, "\(damaged)")
    }
  }
}
