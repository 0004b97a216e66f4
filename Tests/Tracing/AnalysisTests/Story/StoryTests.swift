import Analysis
import Testing
import Trace

/// The parts of a story, each in a trace made by hand.
@Suite struct StoryTests {
  @Test func `a change is posted, and one observer of two acts`() {
    let trace = Trace(
      "mvc",
      flow: """
        User > nameField : type | user
         nameField > PlayVC : didEndEditing | delegate
          PlayVC > Recording : setName | call
           * Recording.name : "Hello" → "Hi"
           Recording > Store : save | call
            Store > NC : post | post
             NC > FolderVC : handleChange | observer
              FolderVC > tableView : moveRow | call
             NC > OtherVC : handleChange | observer
        """)
    #expect(
      trace.sketch == """
        set off by User > nameField type
        model Recording.name "Hello" → "Hi", after 3 messages
        posted: Store > NC post
          FolderVC acted: FolderVC > tableView moveRow
          OtherVC did nothing
        written: FolderVC > tableView moveRow
        """)
  }

  @Test func `a function that goes on follows from what let it go on, and sets nothing off`() {
    var trace = Trace(
      "mv",
      flow: """
        Webservice : service
        - pull
        User > list : pull | user
         list > RootFolder : refresh | call
          RootFolder > Webservice : load | call
        - answer
        Webservice > RootFolder : load returns | resume
        RootFolder > list : refresh returns | resume
        """)
    let calls = trace.messages.map(\.n)
    trace.records = trace.records.map { record in
      guard case .message(var message) = record.event, message.kind == .resume else {
        return record
      }
      let isLast = message.to == "list"
      message.cause = isLast ? calls[1] : calls[2]
      message.origin = isLast ? calls[3] : nil
      return Trace.Record(n: record.n, event: .message(message))
    }
    #expect(trace.stories.map(\.triggers) == [[calls[0]], [calls[3]]])
    #expect(CauseFinder(trace).chain(to: calls[4])?.steps.map(\.message) == calls)
  }

  @Test func `an observer changes what it keeps, and a binding tells of that`() {
    let trace = Trace(
      "mvvm-c",
      flow: """
        User > button : tap | user
         button > FolderVC : delete | target-action
          FolderVC > FolderVM : delete | call
           FolderVM > RootFolder : remove | call
            * RootFolder.contents : [Hello] → []
            RootFolder > NC : post | post
             NC > FolderVM : storeChanged | observer
              * FolderVM.rows : ["Hello"] → []
              FolderVM > FolderVC : rows | binding
               FolderVC > tableView : apply | set
        """)
    #expect(
      trace.sketch == """
        set off by User > button tap
        model RootFolder.contents [Hello] → [], after 4 messages
        own FolderVM.rows ["Hello"] → [], after 6 messages
        posted: RootFolder > NC post
          FolderVM acted: FolderVM.rows ["Hello"] → [], FolderVC > tableView apply
        bound: FolderVM > FolderVC rows
          FolderVC acted: FolderVC > tableView apply
        written: FolderVC > tableView apply
        """)
  }

  @Test func `observers that registered with the object itself are told by it`() {
    let trace = Trace(
      "viper",
      flow: """
        User > button : tap | user
         button > View : tapped | target-action
          View > Service : add | call
           * Service.stored : ["a"] → ["a", "b"]
           Service > OneInteractor : didChange | observer
            OneInteractor > OnePresenter : didInsert | call
             OnePresenter > OneView : insertRow | call
              OneView > tableView : insertRows | call
           Service > TwoInteractor : didChange | observer
        """)
    #expect(
      trace.sketch == """
        set off by User > button tap
        model Service.stored ["a"] → ["a", "b"], after 3 messages
        observed: Service > OneInteractor didChange, Service > TwoInteractor didChange
          OneInteractor acted: OneView > tableView insertRows
          TwoInteractor did nothing
        written: OneView > tableView insertRows
        """)
  }

  @Test func `the caller of what changed orders the next object, and that one orders a view`() {
    let trace = Trace(
      "mvp",
      flow: """
        User > button : tap | user
         button > PlayVC : tapped | target-action
          PlayVC > PlayPresenter : tapped | call
           PlayPresenter > PlayData : toggle | call
            PlayData > AudioService : toggle | call
             * AudioService.isPlaying : false → true
            PlayData > PlayPresenter : didChange | call
             PlayPresenter > PlayVC : show | call
              PlayVC > button : setTitle | set
           PlayPresenter > PlayVC : nothing | call
        """)
    #expect(
      trace.sketch == """
        set off by User > button tap
        own AudioService.isPlaying false → true, after 5 messages
        ordered: PlayData > PlayPresenter didChange
          PlayPresenter acted: PlayVC > button setTitle
        written: PlayVC > button setTitle
        """)
  }

  @Test func `a closure that was handed over, and a delegate, are told too`() {
    let trace = Trace(
      "mvc",
      flow: """
        User > button : tap | user
         button > PlayVC : tapped | target-action
          PlayVC > AudioService : start | call
           * AudioService.time : 0.0 → 1.0
           AudioService > PlayVC : update | closure
            PlayVC > label : text | set
           AudioService > OtherVC : didStart | delegate
        """)
    #expect(
      trace.sketch == """
        set off by User > button tap
        own AudioService.time 0.0 → 1.0, after 3 messages
        calledBack: AudioService > PlayVC update
          PlayVC acted: PlayVC > label text
        delegated: AudioService > OtherVC didStart
          OtherVC did nothing
        written: PlayVC > label text
        """)
  }

  @Test func `a change after an announcement is announced for itself`() {
    let trace = Trace(
      "mvvm-c",
      flow: """
        User > button : tap | user
         button > FolderVC : open | target-action
          FolderVC > FolderVM : open | call
           * FolderVM.title : "a" → "b"
           FolderVM > FolderVC : title | binding
            FolderVC > label : text | set
           * FolderVM.rows : 1 → 2
           FolderVM > FolderVC : rows | binding
            FolderVC > tableView : apply | set
        """)
    let story = trace.stories.first
    #expect(story?.announcements.map(\.changes) == story?.changes.map { [$0.record] })
  }

  @Test func `what an object shows itself, it need not announce`() {
    let trace = Trace(
      "mvc",
      flow: """
        User > editButton : tap | user
         editButton > FolderVC : setEditing | target-action
          * FolderVC.isEditing : false → true
          FolderVC > tableView : setEditing | call
          FolderVC > OtherVC : later | call
           OtherVC > label : text | set
        """)
    #expect(
      trace.sketch == """
        set off by User > editButton tap
        own FolderVC.isEditing false → true, after 2 messages
        written: FolderVC > tableView setEditing, OtherVC > label text
        """)
  }

  @Test func `counters, tasks, connections and views are no data`() {
    let trace = Trace(
      "mvc",
      flow: """
        Recording.folder = ~RootFolder
        FolderVC.player = AudioService
        Store.shared = Store
        User > button : tap | user
         * button.title : "Play" → "Pause"
         * WebService.requests : 0 → 1
         * WebService.open : [:] → [1: Request]
         * FolderVC.task : nil → NetworkTask
         * FolderVC.player : AudioService → nil
         * FolderVC.context : nil → Context(store: Store)
         * MasterNav.title : "a" → "b"
         * Recording.folder : RootFolder → nil
        """)
    #expect(trace.sketch == "set off by User > button tap")
  }

  @Test func `a service that keeps a list keeps the model, others keep what they do`() {
    let trace = Trace(
      "viper",
      flow: """
        User > button : tap | user
         * Service.document : (Hello) → ()
         * AudioService.time : 0.0 → 1.0
         * VSStore.content : [1] → [1, 2]
         * FolderPresenter.rows : 1 → 2
        """)
    #expect(
      trace.stories.first?.changes.map(\.kind) == [.model, .own, .viewState, .own])
    #expect(trace.stories.first?.firstChange?.kind == .model)
  }

  @Test func `what is told in the call in which an object registers is not new`() {
    let trace = Trace(
      "mvc-vs",
      flow: """
        UIKit > FolderVC : viewDidLoad | lifecycle
         * VSStore.content : [1] → [2]
         FolderVC > VSStore : addObserver | subscribe
          VSStore > FolderVC : handleViewState | observer
           * FolderVC.state : nil → 2
        """)
    #expect(trace.stories.first?.announcements == [])
  }

  @Test func `a view that is asked to end typing is not written`() {
    let trace = Trace(
      "mvc",
      flow: """
        User > nameField : type | user
         nameField > PlayVC : textFieldShouldReturn | delegate
          PlayVC > nameField : resignFirstResponder() | call
          PlayVC > label : text | set
        """)
    #expect(
      trace.sketch == "set off by User > nameField type\nwritten: PlayVC > label text")
  }

  @Test func `screens come and go, and a post tells its observers even of nothing`() {
    let trace = Trace(
      "mvc",
      flow: """
        User > backButton : tap | user
         backButton > MasterNav : pop | navigate
          * MasterNav.viewControllers : [FolderVC, OtherVC] → [FolderVC, NextVC]
         Store > NC : post | post
          NC > FolderVC : handleChange | observer
        """)
    #expect(
      trace.sketch == """
        set off by User > backButton tap
        posted: Store > NC post
          FolderVC did nothing
        """)
    var withTurn = trace
    withTurn.records.insert(
      .init(n: 0, event: .turn(.init(number: 1, action: "back"))), at: 2)
    #expect(
      withTurn.sketch == """
        set off by User > backButton tap
        posted: Store > NC post
          FolderVC did nothing
        OtherVC went: backButton > MasterNav pop
        NextVC came: backButton > MasterNav pop
        """)
  }

  @Test func `an action typed twice has two stories`() {
    let trace = Trace(
      "mvc",
      flow: """
        - tick
        UIKit > PlayVC : fire | lifecycle
         PlayVC > Recording : setTime | call
          * Recording.time : 0 → 1
        =
        - tick
        UIKit > PlayVC : fire | lifecycle
         PlayVC > Recording : setTime | call
          * Recording.time : 1 → 2
        """)
    #expect(
      trace.sketch == """
        set off by UIKit > PlayVC fire
        model Recording.time 0 → 1, after 2 messages

        set off by UIKit > PlayVC fire
        model Recording.time 1 → 2, after 2 messages
        """)
  }

  @Test func `an object is not changed while it is made`() {
    var trace = Trace(
      "mvc",
      flow: """
        User > button : tap | user
         UIKit > FolderVC2 : init | create
          * FolderVC2.folder : nil → 1
         FolderVC > FolderVC2 : folder | set
          * FolderVC2.folder : 1 → 2
         UIKit > FolderVC2 : viewDidLoad | lifecycle
          * FolderVC2.rows : 0 → 2
        """)
    trace.records.insert(.init(n: 0, event: .turn(.init(number: 1, action: "tap"))), at: 0)
    #expect(
      trace.sketch == """
        set off by User > button tap
        own FolderVC2.rows 0 → 2, after 2 messages
        """)
  }

  @Test func `each action has a story of its own, however many turns it takes`() {
    let message = { (turn: Int, origin: Int?, to: String) in
      Trace.Event.message(
        .init(turn: turn, origin: origin, kind: .lifecycle, from: "UIKit", to: to, text: "appear"))
    }
    let events: [Trace.Event] = [
      .participant(.init(name: "UIKit", type: "UIKit", role: .system)),
      .participant(.init(name: "FolderVC", type: "FolderVC", role: .controller)),
      .turn(.init(number: 1, action: "back")), message(1, nil, "FolderVC"),
      .turn(.init(number: 2, action: "back")), message(2, 4, "FolderVC"),
      .turn(.init(number: 3, action: "tick")), message(3, 4, "FolderVC"),
    ]
    let trace = Trace(
      header: .init(pattern: "mvc"),
      records: events.enumerated().map { Trace.Record(n: $0 + 1, event: $1) })
    #expect(trace.stories.map(\.action) == ["back", "tick"])
    #expect(trace.stories.map(\.triggers) == [[4], [8]])
  }
}
