import Testing
import Tracer

@Suite struct `Methods of a traced class` {
  @Test func `hold closures with capture lists`() {
    let told = story { Caller().say { $0.captures() } }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Speaker : captures() [call]
          Speaker -> Friend : call() [call]
            * Friend.calls 0 → 1
          Speaker -> Friend : call() [call]
            * Friend.calls 1 → 2
        released Friend
        released Speaker
        released Caller
        """)
  }

  @Test func `throw, and the return says what`() {
    let told = story {
      Caller().say {
        try? $0.untyped()
        _ = try? $0.typed()
        try? $0.passOn { throw Trouble.deep(2) }
      }
    }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Speaker : untyped() [call]
          ! small
        Caller -> Speaker : typed() [call]
          ! deep(1)
        Caller -> Speaker : passOn(_:) ({ … }) [call]
          Speaker -> Caller : body() [closure]
            ! deep(2)
          ! deep(2)
        released Friend
        released Speaker
        released Caller
        """)
  }

  @Test func `that threw leave no object busy`() {
    let told = story {
      Caller().say {
        _ = try? $0.typed(); $0.plain("after")
      }
    }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Speaker : typed() [call]
          ! deep(1)
        Caller -> Speaker : plain(_:) ("after") [call]
        released Friend
        released Speaker
        released Caller
        """)
  }

  @Test func `return once, whether they throw or not`() {
    let recorder = TraceRecorder()
    recording(with: recorder) {
      Caller().say {
        _ = try? $0.typed()
        _ = $0.ask()
      }
    }
    let returns = recorder.trace(.init(pattern: "test")).records.filter {
      if case .return = $0.event { true } else { false }
    }
    #expect(returns.count == 2)
  }

  @Test func `take inout, generic, opaque and consumed arguments`() {
    var number = 1
    let told = story {
      Caller().say {
        $0.double(&number)
        _ = $0.same("x")
        _ = $0.sum([1, 2])
        _ = $0.reversed([1, 2])
        _ = $0.opaque()
      }
    }
    #expect(number == 2)
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Speaker : double(_:) (1) [call]
        Caller -> Speaker : same(_:) ("x") [query]
          = "x"
        Caller -> Speaker : sum(_:) ([1, 2]) [query]
          = 3
        Caller -> Speaker : reversed(_:) ([1, 2]) [query]
          = [2, 1]
        Caller -> Speaker : opaque() [query]
          = 3
        released Friend
        released Speaker
        released Caller
        """)
  }

  @Test func `keep overloads, defaults and backticked names apart`() {
    let told = story {
      Caller().say {
        $0.show(title: "a"); $0.show(name: "b"); $0.show(name: 3)
        $0.greet(); $0.repeat(in: 1, for: 2)
      }
    }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Speaker : show(title:) ("a") [call]
        Caller -> Speaker : show(name:) ("b") [call]
        Caller -> Speaker : show(name:) (3) [call]
        Caller -> Speaker : greet(_:loudly:) ("you", false) [call]
        Caller -> Speaker : repeat(in:for:) (1, 2) [call]
        released Friend
        released Speaker
        released Caller
        """)
  }

  @Test func `satisfy a protocol with an associated type`() {
    func put<S: Shelf>(_ item: S.Item, on shelf: S) { shelf.put(item) }
    let told = story { Caller().order(IntShelf()) { put(7, on: $0) } }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> IntShelf : put(_:) (7) [call]
          * IntShelf.items [] → [7]
        released Friend
        released Speaker
        released Caller
        released IntShelf
        """)
  }

  @Test func `override, and the call of super is no message`() {
    let told = story { Caller().order(Louder()) { $0.speak("hi") } }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Louder : speak(_:) ("hi") [call]
          * Louder.said "" → "hi!"
        released Friend
        released Speaker
        released Caller
        released Louder
        """)
  }

  @Test func `are their object's own business when private or called by itself`() {
    let told = story { Caller().say { $0.selfCalls() } }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Speaker : selfCalls() [call]
          Speaker -> Friend : call() [call]
            * Friend.calls 0 → 1
          * Speaker.count 0 → 1
        released Friend
        released Speaker
        released Caller
        """)
  }

  @Test func `that only answer are queries, those that change something calls`() {
    let told = story {
      Caller().say {
        _ = $0.ask()
        _ = $0.askFriend()
        _ = $0.next()
        $0.nothing()
      }
    }
    #expect(
      told == """
        Caller -> Speaker : Speaker() [create]
          Speaker -> Friend : Friend() [create]
        Caller -> Speaker : ask() [query]
          = 0
        Caller -> Speaker : askFriend() [query]
          Speaker -> Friend : calls [query]
            = 0
          = 0
        Caller -> Speaker : next() [call]
          * Speaker.count 0 → 1
          = 1
        Caller -> Speaker : nothing() [call]
        released Friend
        released Speaker
        released Caller
        """)
  }

  @Test func `have no sender when no object is busy`() {
    let told = story {
      let speaker = Speaker()
      speaker.plain("from nowhere")
    }
    #expect(
      told == """
        Speaker -> Friend : Friend() [create]
        released Friend
        released Speaker
        """)
  }
}
