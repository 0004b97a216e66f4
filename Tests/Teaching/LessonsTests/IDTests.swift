import Testing

@testable import Lessons

@Suite struct IDTests {
  @Test(arguments: [
    ("My Lesson!", "my-lesson"), ("Café au lait", "cafe-au-lait"), ("-a--b-", "a-b"),
    ("02 MVC", "02-mvc"), ("my_lesson.md", "my-lesson-md"),
  ])
  func `the nearest id keeps what can be kept`(_ name: String, _ id: String) {
    #expect(name.nearestID == id)
  }

  @Test(arguments: ["", "课程", "!?"])
  func `nothing comes of nothing`(_ name: String) {
    #expect(name.nearestID == nil)
    #expect(!name.isID)
  }

  @Test func `the nearest id is an id, and an id is its own`() {
    let signs: [Character] = ["a", "Z", "7", "-", " ", "é", "录", "\u{130}", "\u{301}", "\n"]
    for seed in 0..<2000 {
      let name = String((0..<(seed % 70)).map { signs[(seed * 31 + $0 * $0 * 7) % signs.count] })
      guard let id = name.nearestID else { continue }
      #expect(id.isID, "\(name)")
      #expect(id.nearestID == id, "\(name)")
    }
  }
}
