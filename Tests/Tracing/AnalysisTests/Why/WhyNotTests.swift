import Testing
import Trace

@testable import Analysis

@Suite struct WhyNotTests {
  @Test func `an object that was told is told by which messages`() {
    var run = WhyNotRun()
    let tap = run.count()
    let told = run.send(.set, "Scene", "label", "text", ["\"1\""])
    #expect(run.answer("label", since: tap) == .told(.init(messages: [told])))
  }

  @Test func `each message goes with the last change before it`() {
    var run = WhyNotRun()
    let tap = run.count()
    run.send(.observer, "Store", "Scene", "counted()", inside: tap)
    let again = run.send(.call, "Scene", "Store", "count()")
    let second = run.add(
      .state(.init(parent: again, owner: "Store", property: "total", old: "1", new: "2")))
    run.send(.observer, "Store", "Scene", "counted()", inside: again)
    guard case .told(let telling) = run.answer("Scene", since: tap) else {
      Issue.record("it was told nothing")
      return
    }
    #expect(telling.changes.map(\.record) == [tap + 1, second])
  }

  @Test
  func `a question that the runtime forwards is a question, and an order is told`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "Runtime", type: "Runtime", role: .system)))
    let tap = run.count()
    let asked = run.send(.query, "Scene", "Runtime", "title()")
    let question = run.send(.forward, "Runtime", "label", "title()", inside: asked)
    let ordered = run.send(.call, "Scene", "Runtime", "clear()")
    let order = run.send(.forward, "Runtime", "label", "clear()", inside: ordered)
    let whyNot = WhyNotSearch(in: run.trace, since: tap).whyNot("label")
    #expect(whyNot.questions == [question])
    #expect(whyNot.answer == .told(.init(messages: [order])))
  }

  @Test func `what is told after the point of the question is not told yet`() {
    var run = WhyNotRun()
    let tap = run.count()
    let told = run.send(.set, "Scene", "label", "text", ["\"1\""])
    let answer = WhyNotSearch(in: run.trace, since: tap, upTo: told - 1).whyNot("label").answer
    #expect(answer == .notYet([told]))
  }

  @Test func `a released object names who let go, and in which record`() {
    var run = WhyNotRun()
    let tap = run.count()
    run.hold("Scene", "label", "label", ended: true)
    let end = run.add(.release(.init(object: "label")))
    guard case .gone(let departure) = run.answer("label", since: tap) else {
      Issue.record("it lives")
      return
    }
    #expect(departure.end == end)
    #expect(departure.holds.map(\.record) == [end - 1])
    #expect(departure.holds.map { "\($0.hold.holder).\($0.hold.property)" } == ["Scene.label"])
  }

  @Test func `an object that was told something after its release is not said to end after that`() {
    var run = WhyNotRun()
    let tap = run.count()
    let told = run.send(.set, "Scene", "label", "text", ["\"1\""])
    let end = run.add(.release(.init(object: "label")))
    guard case .told(let telling) = run.answer("label", since: tap) else {
      Issue.record("it was told nothing")
      return
    }
    #expect(telling.departure?.end == end)
    let late = run.send(.resume, "Scene", "label", "load() throws")
    #expect(run.answer("label", since: tap) == .told(.init(messages: [told, late])))
  }

  @Test func `an object whose holder was released names what held that`() {
    var run = WhyNotRun()
    let tap = run.count()
    run.hold("Store", "owner", "Scene", ended: true)
    run.add(.release(.init(object: "Scene")))
    run.add(.release(.init(object: "label")))
    guard case .gone(let departure) = run.answer("label", since: tap) else {
      Issue.record("it lives")
      return
    }
    #expect(
      departure.holds.map { "\($0.hold.holder).\($0.hold.property)" }
        == ["Scene.label", "Store.owner"])
  }

  @Test(.timeLimit(.minutes(10)))
  func `a long chain of holders that all let go often is told at once`() {
    var run = WhyNotRun()
    _ = run.count()
    let names = (0...8).map { "Link\($0)" }
    for name in names { run.add(.participant(.init(name: name, type: "Link", role: .model))) }
    for _ in 1...8 {
      for (held, holder) in zip(names, names.dropFirst()) {
        run.hold(holder, "next", held)
        run.add(.release(.init(object: holder)))
      }
    }
    run.add(.release(.init(object: "Link0")))
    let departure = Departures(run.trace).departure(of: "Link0")
    #expect(departure?.holds.map(\.hold.holder) == Array(names.dropFirst()))
  }

  @Test(.timeLimit(.minutes(10)))
  func `a chain of thousands of holders is told as fast as a short one`() {
    var run = WhyNotRun()
    let tap = run.count()
    let names = (0...4000).map { "Link\($0)" }
    for name in names { run.add(.participant(.init(name: name, type: "Link", role: .model))) }
    for (held, holder) in zip(names, names.dropFirst()) { run.hold(holder, "next", held) }
    for name in names.reversed() { run.add(.release(.init(object: name))) }
    guard case .gone(let departure) = run.answer("Link0", since: tap) else {
      Issue.record("it lives")
      return
    }
    #expect(departure.holds.map(\.hold.holder) == Array(names.dropFirst()))
  }

  @Test func `an object whose property becomes weak is no longer held by it`() {
    var run = WhyNotRun()
    let weak = run.add(
      .reference(.init(from: "Scene", property: "label", to: "label", strength: .weak)))
    run.add(.release(.init(object: "label")))
    #expect(Departures(run.trace).departure(of: "label")?.holds.map(\.record) == [weak])
  }

  @Test func `an object is registered for something else than what was posted`() {
    var run = WhyNotRun()
    let call = run.send(.subscribe, "Scene", "NC", "addObserver(_:name:)", ["Scene", "\"Saved\""])
    let tap = run.count()
    let post = run.send(.post, "Store", "NC", "post(name:)", ["\"Counted\""], inside: tap)
    let registration = Registration(record: call, publisher: "NC", topic: "\"Saved\"")
    #expect(
      run.answer("Scene", since: tap)
        == .otherAnnounced(.init(registrations: [registration]), announced: [post]))
  }

  @Test func `an object had ended its registration for what was posted`() {
    var run = WhyNotRun()
    let call = run.send(.subscribe, "Scene", "NC", "addObserver(forName:)", ["\"Counted\""])
    let end = run.send(.call, "Scene", "NC", "removeObserver(_:)")
    let tap = run.count()
    let post = run.send(.post, "Store", "NC", "post(name:)", ["\"Counted\""], inside: tap)
    let centre = WhyNot.Teller(name: "NC", tie: .wasRegistered(call, until: end))
    #expect(
      run.answer("Scene", since: tap)
        == .passedOver(.init(teller: centre, heard: [post], sent: [])))
  }

  @Test func `nothing is announced where an object is registered, and the contract allows none`() {
    var run = WhyNotRun()
    let call = run.send(.subscribe, "Scene", "NC", "addObserver(_:name:)", ["Scene", "\"Saved\""])
    let tap = run.count()
    let contract = Contract(
      senders: [.controller, .notificationCenter], receivers: [.model, .controller],
      allowed: [
        .init(from: .controller, to: .model): [.call],
        .init(from: .notificationCenter, to: .controller): [.observer],
      ])
    guard case .quiet(let silence) = run.answer("Scene", since: tap, contract: contract) else {
      Issue.record("not quiet")
      return
    }
    #expect(silence.registrations.map(\.record) == [call])
    #expect(silence.closedRoute == .init(from: .model, to: .notificationCenter))
  }

  @Test func `an object that holds it was told, and told only others`() {
    var run = WhyNotRun()
    let tap = run.count()
    let told = run.send(.observer, "Store", "Scene", "counted()", inside: tap)
    let sent = run.send(.call, "Scene", "Store", "save()", inside: told)
    #expect(
      run.answer("label", since: tap)
        == .passedOver(
          .init(
            teller: .init(name: "Scene", tie: .holds(property: "label", .strong)), heard: [told],
            sent: [sent])))
  }

  @Test func `an object that tells it was not told either`() {
    var run = WhyNotRun()
    let call = run.send(.subscribe, "Scene", "NC", "addObserver(_:name:)", ["Scene", "\"Saved\""])
    let tap = run.count()
    let registration = Registration(record: call, publisher: "NC", topic: "\"Saved\"")
    #expect(
      run.answer("label", since: tap)
        == .tellerNotTold(
          .init(name: "Scene", tie: .holds(property: "label", .strong)),
          .quiet(.init(registrations: [registration]))))
  }

  @Test
  func `in place of a message came what its sender sent only here, in that call`() {
    func run(_ counted: (inout WhyNotRun, Int) -> Void) -> (trace: Trace, tap: Int) {
      var run = WhyNotRun()
      let tap = run.count()
      counted(&run, run.send(.observer, "Store", "Scene", "counted()", inside: tap))
      run.add(.screen(.init(turn: 2, text: "")))
      return (run.trace, tap)
    }
    let there = run { run, call in
      run.send(.call, "Scene", "Store", "save()", inside: call)
      run.send(.set, "Scene", "label", "text", ["\"1\""], inside: call)
    }
    var instead = 0
    let (here, tap) = run { run, call in
      run.send(.call, "Scene", "Store", "save()", inside: call)
      instead = run.send(.call, "Scene", "Store", "reset()", inside: call)
      run.send(.set, "Store", "badge", "text", ["\"1\""], inside: instead)
    }
    let mistaken = MistakenRun(here, withoutMistake: there.trace)
    let search = WhyNotSearch(in: here, since: tap, mistaken: mistaken)
    guard case .missing(let missing) = search.whyNot("label").answer else {
      Issue.record("nothing is missing")
      return
    }
    #expect(missing.breaks.map(\.instead) == [[instead]])
  }

  @Test func `what led to an earlier message happened again, and stopped on the way`() {
    var run = WhyNotRun()
    run.add(.turn(.init(number: 2, action: "tap")))
    let first = run.send(.observer, "Store", "Scene", "counted()")
    let told = run.send(.set, "Scene", "label", "text", ["\"1\""], inside: first)
    run.add(.turn(.init(number: 3, action: "tap")))
    let again = run.send(.observer, "Store", "Scene", "counted()")
    guard case .brokenOff(let precedent) = run.answer("label", since: again) else {
      Issue.record("not broken off")
      return
    }
    #expect((precedent.told, precedent.again, precedent.missing) == (told, again, told))
  }

  @Test func `no role of the app may tell a role anything`() {
    var run = WhyNotRun()
    let tap = run.count()
    let contract = Contract(
      senders: [.user, .controller], receivers: [.view],
      allowed: [
        .init(from: .user, to: .view): [.call], .init(from: .controller, to: .view): [.create],
      ])
    #expect(
      run.answer("label", since: tap, contract: contract)
        == .closed(.init(role: .view, senders: [.user])))
  }

  @Test func `of a view that no object holds, the contract names only roles`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "other", type: "Label", role: .view)))
    let tap = run.count()
    let contract = Contract(
      senders: [.controller, .model], receivers: [.view],
      allowed: [
        .init(from: .controller, to: .view): [.set], .init(from: .model, to: .view): [.query],
      ])
    #expect(
      run.answer("other", since: tap, contract: contract)
        == .untold(
          .init(role: .view, senders: [.controller], active: [], idle: [], isOutOfReach: true)))
  }

  @Test func `of a view that only another view holds, the holder is named`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "bar", type: "Bar", role: .view)))
    run.add(.participant(.init(name: "button", type: "Button", role: .view)))
    run.hold("bar", "button", "button")
    run.send(.delegate, "bar", "button", "barWillClose()")
    let tap = run.count()
    let contract = Contract(
      senders: [.model, .view], receivers: [.view],
      allowed: [.init(from: .model, to: .view): [.set], .init(from: .view, to: .view): [.call]])
    #expect(
      run.answer("button", since: tap, contract: contract)
        == .untold(
          .init(
            role: .view, senders: [.model, .view], active: [], idle: [], isOutOfReach: true,
            views: ["bar"], wasToldBefore: true)))
  }

  @Test func `a queue that ran closures was told nothing that is recorded`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "MainQueue", type: "DispatchQueue", role: .system)))
    let tap = run.count()
    let ran = run.send(.closure, "MainQueue", "Scene", "run(count)")
    run.send(.lifecycle, "MainQueue", "Scene", "viewDidLoad()")
    let contract = Contract(
      senders: [.controller], receivers: [.system],
      allowed: [.init(from: .controller, to: .system): [.call]])
    #expect(run.answer("MainQueue", since: tap, contract: contract) == .ranClosures([ran]))
  }

  /// A recording gets its name before it is added to a folder. The post comes from the folder's call.
  @Test func `of the changes before a post, the one on the way to it is the main one`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "Recording", type: "Recording", role: .model)))
    run.add(.turn(.init(number: 2, action: "tap Save")))
    let save = run.send(.targetAction, "label", "Scene", "save()")
    let naming = run.send(.call, "Scene", "Recording", "setName(\"Memo\")", inside: save)
    run.add(.state(.init(parent: naming, owner: "Recording", property: "name", old: "", new: "M")))
    let adding = run.send(.call, "Scene", "Store", "add(Recording)", inside: save)
    let added = run.add(
      .state(.init(parent: adding, owner: "Store", property: "contents", old: "[]", new: "[M]")))
    let post = run.send(.post, "Store", "NC", "post()", inside: adding)
    let heard = run.send(.observer, "NC", "Scene", "storeChanged()", inside: post)
    run.send(.set, "Scene", "label", "text", inside: heard)
    let whyNot = WhyNotSearch(in: run.trace, since: save).whyNot("Recording")
    #expect(whyNot.news.changes == [added - 2, added])
    #expect(whyNot.news.main == added)
    #expect(whyNot.news.hearings[added] == [heard])
  }

  @Test func `who may post to the centre by the contract, and did not`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "NC", type: "NotificationCenter", role: .notificationCenter)))
    let tap = run.count()
    let contract = Contract(
      senders: [.controller], receivers: [.notificationCenter],
      allowed: [.init(from: .controller, to: .notificationCenter): [.post]])
    #expect(
      run.answer("NC", since: tap, contract: contract)
        == .untold(
          .init(role: .notificationCenter, senders: [.controller], active: [], idle: ["Scene"])))
  }

  @Test func `what a person acted on, what changed by itself, and what is not there yet`() {
    var run = WhyNotRun()
    run.send(.call, "Scene", "label", "show()")
    run.add(.turn(.init(number: 2, action: "tap")))
    let nothing = run.trace.records.count
    #expect(run.answer("label", since: nothing) == .nothingSent)
    let change = run.add(.state(.init(owner: "Store", property: "total", old: "0", new: "1")))
    #expect(run.answer("Store", since: nothing) == .changedItself(change))
    #expect(run.answer("Store", since: change + 1) == .nothingSent)
    let tap = run.send(.user, "User", "label", "tap")
    #expect(run.answer("label", since: tap) == .told(.init(messages: [tap])))
    run.add(.participant(.init(name: "badge", type: "Label", role: .view)))
    let making = run.send(.create, "Scene", "badge", "Label()")
    let isMadeLater = [making - 1, making].map { end in
      WhyNotSearch(in: run.trace, since: tap, upTo: end).whyNot("badge").answer == .notMade(making)
    }
    #expect(isMadeLater == [true, false])
  }

  @Test func `an object that was only asked names each question once, the last first`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "other", type: "Label", role: .view)))
    run.send(.query, "Scene", "other", "text")
    let size = run.send(.query, "Scene", "other", "size")
    let text = run.send(.query, "Scene", "other", "text")
    run.send(.query, "Scene", "label", "text")
    run.send(.query, "other", "other", "text")
    let tap = run.count()
    #expect(run.answer("other", since: tap) == .onlyAsked([text, size]))
  }

  @Test func `an object that no object holds or told is not explained`() {
    var run = WhyNotRun()
    run.add(.participant(.init(name: "other", type: "Label", role: .view)))
    let tap = run.count()
    #expect(run.answer("other", since: tap) == .unknown)
  }
}
