import Testing
import Trace

@testable import Analysis

/// For what objects are registered at each record, and what is announced.
@Suite struct TopicsTests {
  @Test func `what a node has read counts until its body is computed again, each topic once`() {
    let trace = Trace(
      "mvc",
      flow: """
        UIKit > Row : body | body
         Row > Hello : name | read
         Row > Hello : name | read
         Row > Hello : helper | call
          Hello > Hello : time | read
        UIKit > Row : body | body
         Row > Hello : name | read
        Row > Hello : name | read
        """)
    let topics = Topics(trace)
    let numbers = trace.messages.map(\.n)
    let known = ([numbers[0] - 1] + numbers).map { end in
      topics.registrations(of: "Row", upTo: end)
        .map {
          "\($0.publisher).\($0.topic)\($0.isRead ? "" : "!") \(numbers.firstIndex(of: $0.record) ?? -1)"
        }
        .joined(separator: ", ")
    }
    #expect(
      known == [
        "", "", "Hello.name 1", "Hello.name 1", "Hello.name 1", "Hello.name 1, Hello.time 4", "",
        "Hello.name 6", "Hello.name 6",
      ])
    #expect(topics.registrations(of: "Hello", upTo: .max) == [])
  }

  @Test func `who registers stays registered, with the method where nothing else names the topic`()
  {
    let trace = Trace(
      "mvc",
      flow: """
        UIKit > Row : body | body
         Row > Store : observe() | subscribe
         Row > NC : observe() | subscribe
        UIKit > Row : body | body
        """)
    let registered = Topics(trace).registrations(of: "Row", upTo: .max)
    let topics = registered.map { "\($0.publisher).\($0.topic)" }
    #expect(topics == ["Store.observe()", "NC.observe()"])
    #expect(registered.map(\.isRead) == [false, false])
  }

  @Test func `what is kept may be in the place of what was kept before for the same topic`() {
    let trace = Trace(
      "mvvm",
      flow: """
        VM > NC : publisher(for:) | subscribe ("a")
        VM > Lisbon : $note | subscribe
        VM > Lisbon : $title | subscribe
        VM > NC : addObserver(_:name:) | subscribe ("b")
        VM > Oslo : $note | subscribe
        """)
    let topics = Topics(trace)
    let present = trace.messages.map(\.n).map { topics.registrations(of: "VM", upTo: $0) }
    let names = present.map { all in
      all.map { "\($0.publisher).\($0.topic)" }.joined(separator: " ")
    }
    #expect(names[1] == #"NC."a" Lisbon.$note"#)
    #expect(names[4] == #"NC."a" Lisbon.$title NC."b" Oslo.$note"#)
    #expect(present[4].map(\.lastsWhileKept) == [true, true, false, true])
  }

  /// The topics for which an object is registered after each message, and after a bar those that have ended.
  private func registered(_ object: String, _ flow: String) -> [String] {
    let trace = Trace("mvc", flow: flow)
    let topics = Topics(trace)
    return trace.messages.map { n, _ in
      let ended = topics.endedRegistrations(of: object, upTo: n)
      return [topics.registrations(of: object, upTo: n), ended]
        .map { $0.map(\.topic).joined(separator: " ") }.joined(separator: "|")
    }
  }

  @Test func `a registration ends with its removal, and begins with the next one`() {
    #expect(
      registered(
        "Row",
        """
        Row > NC : addObserver(_:name:) | subscribe ("a")
        Row > NC : removeObserver(_:) | call
        Other > NC : removeObserver(_:) | call
        Row > NC : addObserver(_:name:) | subscribe ("a")
        Row > Store : removeObserver(_:) | call
        """) == [#""a"|"#, #"|"a""#, #"|"a""#, #""a"|"#, #""a"|"#])
  }

  @Test func `of several registrations, a removal ends its topic, or all of the object`() {
    let two = """
      Row > NC : addObserver(_:name:) | subscribe ("a")
      Row > NC : addObserver(_:name:) | subscribe ("b")

      """
    let ofTopic = #"Row > NC : removeObserver(_:name:) | call ("a")"#
    #expect(registered("Row", two + ofTopic).last == #""b"|"a""#)
    let ofAll = "Row > NC : removeObserver(_:) | call (Row)"
    #expect(registered("Row", two + ofAll).last == #"|"a" "b""#)
  }

  @Test func `of several tokens, all registrations end when the last is handed back`() {
    #expect(
      registered(
        "Row",
        """
        Row > NC : addObserver(forName:) | subscribe ("a")
        Row > NC : addObserver(forName:) | subscribe ("b")
        Row > NC : removeObserver(_:) | call
        Row > NC : removeObserver(_:) | call
        """) == [#""a"|"#, #""a" "b"|"#, #""a" "b"|"#, #"|"a" "b""#])
  }

  @Test
  func `a post is announced by its sender and by what it is handed to, other news by its sender`() {
    let trace = Trace(
      "mvc",
      flow: """
        User > button : tap | user
         Hello > Registrar : name | write
         VM > PlayVC : rows | binding
         Store > NC : saved | post
         Store > NC : saved | call
        """)
    let topics = Topics(trace)
    let numbers = trace.messages.map(\.n)
    func announced(_ publishers: Set<String>, _ first: Int = 0, _ end: Int = .max) -> [String] {
      topics.announcements(by: publishers, from: first, to: end).map(\.topic)
    }
    #expect(announced(["Hello"]) == ["name"])
    #expect(announced(["VM", "Store"]) == ["rows", "saved"])
    #expect(announced(["NC"]) == ["saved"])
    #expect(announced(["PlayVC", "Registrar"]) == [])
    let all: Set = ["Hello", "VM", "Store"]
    #expect(announced(all, numbers[2], numbers[3]) == ["rows", "saved"])
    #expect(announced(all, numbers[2] + 1, numbers[3] - 1) == [])
    #expect(["$name", "name", "$"].map(\.plainTopic) == ["name", "name", ""])
  }
}
