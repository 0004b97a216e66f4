import Testing
import Tracer

@Suite struct `Properties of a traced class` {
  @Test func `written by another object tell a set and a change, by itself a change`() {
    let told = story {
      Owner().work {
        $0.plain = 1; $0.setPlain(2)
      }
    }
    #expect(
      told == """
        Owner -> Thing : plain (1) [set]
          * Thing.plain 0 → 1
        Owner -> Thing : setPlain(_:) (2) [call]
          * Thing.plain 1 → 2
        released Thing
        released Owner
        """)
  }

  @Test func `read by another object tell a query`() {
    let told = story {
      Owner().work {
        _ = $0.plain; _ = $0.text
      }
    }
    #expect(
      told == """
        Owner -> Thing : plain [query]
          = 0
        Owner -> Thing : text [query]
          = nil
        released Thing
        released Owner
        """)
  }

  @Test func `changed in place tell a query and a set`() {
    let told = story {
      Owner().work {
        $0.plain += 1; $0.list.append(3)
      }
    }
    #expect(
      told == """
        Owner -> Thing : plain [query]
          = 0
        Owner -> Thing : plain (1) [set]
          * Thing.plain 0 → 1
        Owner -> Thing : list [query]
          = []
        Owner -> Thing : list ([3]) [set]
          * Thing.list [] → [3]
        released Thing
        released Owner
        """)
  }

  @Test func `written with an equal value tell no change`() {
    let told = story {
      Owner().work {
        $0.plain = 0; $0.text = nil
      }
    }
    #expect(
      told == """
        Owner -> Thing : plain (0) [set]
        Owner -> Thing : text (nil) [set]
        released Thing
        released Owner
        """)
  }

  @Test func `may be weak, optional, forced, or set in private`() {
    let told = story {
      Owner().work {
        $0.friend = $0; $0.text = "t"; $0.setForced(); $0.countUp(); $0.default = 2
      }
    }
    #expect(
      told == """
        Owner -> Thing : friend (Thing) [set]
          * Thing.friend nil → Thing
        Owner -> Thing : text ("t") [set]
          * Thing.text nil → "t"
        Owner -> Thing : setForced() [call]
          * Thing.forced nil → "f"
        Owner -> Thing : countUp() [call]
          * Thing.count 0 → 1
        Owner -> Thing : default (2) [set]
          * Thing.default 1 → 2
        released Thing
        released Owner
        """)
  }

  @Test func `may be lazy, then only writes are seen and nothing is made for them`() {
    Thing.made = 0
    let told = story {
      Owner().work {
        $0.lazyThing = Thing(); $0.lazyThing = Thing()
      }
    }
    #expect(Thing.made == 3)
    #expect(
      told == """
        Owner -> Thing2 : Thing() [create]
        Owner -> Thing : lazyThing (Thing2) [set]
        Owner -> Thing3 : Thing() [create]
        Owner -> Thing : lazyThing (Thing3) [set]
          * Thing.lazyThing Thing2 → Thing3
        released Thing
        released Owner
        released Thing2
        released Thing3
        """)
  }

  @Test func `call their own observers once, with the right values`() {
    let told = story { Owner().work { $0.watched = 3 } }
    #expect(
      told == """
        Owner -> Thing : watched (3) [set]
          * Thing.watched 0 → 3
        released Thing
        released Owner
        """)
  }

  @Test func `may be put right by their own didSet`() {
    let told = story {
      Owner().work {
        $0.clamped = 99; $0.name = "  "
      }
    }
    #expect(
      told == """
        Owner -> Thing : clamped (99) [set]
          * Thing.clamped 0 → 99
          * Thing.clamped 99 → 10
        Owner -> Thing : name ("  ") [set]
          * Thing.name "" → "  "
          * Thing.count 0 → 1
          * Thing.name "  " → "untitled 1"
        released Thing
        released Owner
        """)
  }

  @Test func `work the same when nothing is recorded`() {
    let thing = Thing()
    thing.clamped = 99
    thing.watched = 3
    thing.name = " "
    #expect(thing.clamped == 10)
    #expect(thing.log == ["will 3", "did 0"])
    #expect(thing.name == "untitled 1")
  }

  @Test func `of a generic class, overridden, and of nested classes`() {
    let told = story {
      Owner().work { _ in
        let box = Box("a")
        box.value = "b"
        let heavy = HeavyThing()
        heavy.plain = 4
        Shop.Item().price = 5
      }
    }
    #expect(
      told == """
        Owner -> Box : Box(_:) ("a") [create]
        Owner -> Box : value ("b") [set]
          * Box.value "a" → "b"
        Owner -> HeavyThing : HeavyThing() [create]
        Owner -> HeavyThing : plain (4) [set]
          * HeavyThing.plain 0 → 4
        Owner -> HeavyThing : plain [query]
          = 4
        Owner -> HeavyThing : weight [query]
          = 1
        Owner -> HeavyThing : weight (5) [set]
          * HeavyThing.weight 1 → 5
        Owner -> Item : Item() [create]
        Owner -> Item : price (5) [set]
          * Item.price 1 → 5
        released Thing
        released Owner
        released Box
        released HeavyThing
        released Item
        """)
  }
}

@Traced(.controller) private final class Owner {
  @Untraced let thing = Thing()
  @Untraced func work(_ body: (Thing) -> Void) { acting(as: self) { body(thing) } }
}

@Traced(.model) private class Thing {
  @Untraced static var made = 0
  var plain = 0
  var text: String?
  var list: [Int] = []
  weak var friend: Thing?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  private(set) var forced: String!
  private(set) var count = 0
  var `default` = 1
  lazy var lazyThing = Thing()
  @Untraced var log: [String] = []
  var watched = 0 {
    willSet { log.append("will \(newValue)") }
    didSet { log.append("did \(oldValue)") }
  }
  var clamped = 0 { didSet { if clamped > 10 { clamped = 10 } } }
  var name = "" {
    didSet {
      count += 1
      self.name = name.allSatisfy { $0 == " " } ? "untitled \(count)" : name
    }
  }
  init() { Thing.made += 1 }
  func setPlain(_ value: Int) { plain = value }
  func setForced() { forced = "f" }
  func countUp() { count += 1 }
}

@Traced(.model) private final class HeavyThing: Thing {
  var weight = 1
  override var plain: Int { didSet { weight += plain } }
}

@Traced(.model) private final class Box<Value: Equatable> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

private enum Shop {
  @Traced(.data) final class Item { var price = 1 }
}
