import Testing
import Tracer

@Suite struct `Lives of traced objects` {
  @Test func `begin under their maker, with what they hold`() {
    let told = story { Maker().act { Whole(name: "w") } }
    #expect(
      told == """
        Maker -> Whole : Whole(name:) ("w") [create]
          Whole -> Part : Part() [create]
          Whole -> Part2 : Part() [create]
          Whole -> Part2 : touch() [call]
            * Part2.touched false → true
        released Maker
        released Part
        released Whole
        released Part2
        """)
  }

  @Test func `begin in designated, convenience, failable and throwing initialisers`() {
    let told = story {
      Maker().act { Fussy(1) }
      Maker().act { Fussy() }
      Maker().act { Fussy(text: "x") }
      Maker().act { try? Fussy(parsing: "x") }
      Maker().act { try? Fussy(parsing: "4") }
    }
    #expect(
      told == """
        Maker -> Fussy : Fussy(_:) (1) [create]
        Maker2 -> Fussy2 : Fussy() [create]
        Maker5 -> Fussy3 : Fussy(parsing:) ("4") [create]
        released Maker
        released Fussy
        released Maker2
        released Fussy2
        released Maker3
        released Maker4
        released Maker5
        released Fussy3
        """)
  }

  @Test func `may begin without a call of super.init, and with a word about it`() {
    #expect(Novice(skill: 2).pay == 4)
  }

  @Test func `of subclasses have one lifeline, and type and role of the subclass`() {
    let recorder = TraceRecorder()
    recording(with: recorder) { Maker().act { Apprentice(skill: 2) } }
    #expect(
      recorder.trace(.init(pattern: "test")).wholeStory == """
        Maker is a Maker, Controller
        Apprentice is a Apprentice, Service
        Maker -> Apprentice : Apprentice(skill:) (2) [create]
        Part is a Part, Data
          Apprentice -> Part : Part() [create]
          * Part.touched = false
          * Apprentice.tool = Part
        Apprentice.tool holds Part, strong
          * Apprentice.jobs = 0
          * Apprentice.skill = 2
          * Apprentice.jobs 0 → 1
          Apprentice -> Part : touch() [call]
            * Part.touched false → true
        released Maker
        released Apprentice
        released Part
        """)
  }

  @Test func `begin as their class is known beforehand`() {
    let told = story { Maker().act { making(Whole.self) { Whole(name: "made") } } }
    #expect(
      told == """
        Maker -> Whole : Whole() [create]
          Whole -> Part : Part() [create]
          Whole -> Part2 : Part() [create]
          Whole -> Part2 : touch() [call]
            * Part2.touched false → true
        released Maker
        released Whole
        released Part
        released Part2
        """)
  }

  @Test func `end in the order in which they began`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let first = Part(), second = Part()
      recorder.introduce(first)
      recorder.introduce(second)
      _ = consume second
      _ = consume first
    }
    #expect(recorder.trace(.init(pattern: "test")).story == "released Part\nreleased Part2")
  }

  @Test func `are not kept by being recorded`() {
    weak var gone: Part?
    let recorder = TraceRecorder()
    recording(with: recorder) {
      let maker = Maker()
      let part = Part()
      gone = part
      acting(as: part) {
        maker.take(part)
        maker.takeAll([part], ["p": part])
        _ = maker.giveBack(part)
      }
    }
    #expect(gone == nil)
    #expect(
      recorder.trace(.init(pattern: "test")).story == """
        Part -> Maker : take(_:) (Part) [call]
        Part -> Maker : takeAll(_:_:) ([Part], ["p": Part]) [call]
        Part -> Maker : giveBack(_:) (Part) [query]
          = Part
        released Maker
        released Part
        """)
  }

  @Test func `survive a dangling unowned reference`() {
    let told = story {
      let maker = Maker()
      var part: Part? = Part()
      let dangling = part.map(Dangling.init)
      part = nil
      acting(as: maker) { dangling?.ping() }
    }
    #expect(
      told == """
        Maker -> Dangling : ping() [call]
          * Dangling.pings 0 → 1
        released Maker
        released Part
        released Dangling
        """)
  }

  @Test func `end at work: what is said in an isolated deinit is said by the object`() {
    let told = story { Maker().act { Tidy() } }
    #expect(
      told == """
        Maker -> Tidy : Tidy() [create]
          Tidy -> Part : Part() [create]
        * Tidy.isOpen true → false
        Tidy -> Part : touch() [call]
          * Part.touched false → true
        released Maker
        released Part
        released Tidy
        """)
  }
}

@Traced(.controller) private final class Maker {
  @Untraced func act(_ make: () -> AnyObject?) { acting(as: self) { _ = make() } }
  func take(_ part: Part) {}
  func takeAll(_ parts: [Part], _ named: [String: Part]) {}
  func giveBack(_ part: Part) -> Part? { part }
}

@Traced(.data) private final class Part {
  var touched = false
  func touch() { touched = true }
}

@Traced(.model) private final class Whole {
  let inPlace = Part()
  let inInit: Part
  var name: String
  init(name: String) {
    inInit = Part()
    self.name = name
    inInit.touch()
  }
}

@Traced(.model) private final class Fussy {
  let number: Int
  init(_ number: Int) { self.number = number }
  convenience init() { self.init(0) }
  convenience init?(text: String) {
    guard let number = Int(text) else { return nil }
    self.init(number)
  }
  init(parsing text: String) throws {
    guard let number = Int(text) else { throw Refused() }
    self.number = number
  }
}

private struct Refused: Error {}

@Traced(.model) private class Worker {
  let tool = Part()
  var jobs = 0
  init(jobs: Int) { self.jobs = jobs }
  required init() {}
}

@Traced(.service) private final class Apprentice: Worker {
  var skill: Int
  init(skill: Int) {
    self.skill = skill
    super.init(jobs: 1)
    tool.touch()
  }
  required init() {
    skill = 0
    super.init()
  }
}

@Traced(.model) private class Beginner {
  var jobs = 0
}

@Traced(.service) private final class Novice: Beginner {
  var skill: Int
  var pay: Int
  init(skill: Int) {
    self.skill = skill
    // super.init() is called at the end.
    pay = 2 * skill
  }
}

@Traced(.model) private final class Dangling {
  unowned var part: Part
  unowned let other: Part
  var pings = 0
  init(_ part: Part) {
    self.part = part
    other = part
  }
  func ping() { pings += 1 }
}

@Traced(.model) private final class Tidy {
  let part = Part()
  var isOpen = true
  isolated deinit {
    isOpen = false
    part.touch()
  }
}
