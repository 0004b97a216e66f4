import Shell
import Stage
import TestSupport
import Testing

/// Why not, asked about runs and about every mistake of the course.
@MainActor struct WhyNotTests {
  // MARK: Mistakes

  /// What was typed, and the sentence of the answer that names the planted fault.
  nonisolated struct Fault: Sendable, CustomTestStringConvertible {
    let lines: [String]
    let sentence: String

    init(_ lines: String..., names sentence: String) {
      (self.lines, self.sentence) = (lines, sentence)
    }

    var testDescription: String { lines.joined(separator: ", ") }
    var mistake: String { String(lines[0].split(separator: " ")[1]) }
  }

  /// Every mistake that is seen on the screen, asked about the object that should have been told, or was told too much.
  nonisolated static let faults = [
    Fault(
      "mistake mvc.m1", "why not tableView",
      names:
        "The run without the mistake does not have this: deleteRows(at: [row 0], with: .automatic) (message 20) from FolderVC."
    ),
    Fault(
      "mistake mvc.m2", "tap \"+\"", "type \"Ideas\"", "tap \"Create\"", "swipe \"Ideas\"",
      "why not FolderVC",
      names: "Here tableView2 sent this: remove(Hello) (message 2) to RootFolder."
    ),
    Fault(
      "mistake mvc.m3", "open \"Work\"", "type \"Ho\"", "why not tableView",
      names:
        "tableView was not told moveRow(at: row 0, to: row 0). Without the mistake, FolderVC tells it."
    ),
    Fault(
      "mistake mvc.m4", "why not PlayVC2",
      names: "Here Store sent this: itemsDidChange() (message 7) to FolderVC."),
    Fault(
      "mistake mvc.massive", "why not SplitVC",
      names:
        "The run without the mistake does not have this: showDetailViewController(DetailNav2) (message 20) from UIKit."
    ),
    Fault(
      "mistake mvvm-c.m1", "tick 10", "why not playButton2",
      names:
        "On the way to it, this is missing first: PlayVM2 → PlayVC2: playButtonTitle = \"Play\"."),
    Fault(
      "mistake mvvm-c.m2", "type \"\"", "why not PlayVM2",
      names: "Here PlayVC2 sent this: setName(\"\") (message 5) to Hello."),
    Fault(
      "mistake mvvm-c.m3", "why not tableView",
      names:
        "The run without the mistake does not have this: deleteRows(at: [row 0], with: .automatic) (message 15) from FolderVC."
    ),
    Fault(
      "mistake mvvm-c.m4", "open \"Standup\"", "why not Coordinator",
      names:
        "Without the mistake, FolderVC2 holds Coordinator as delegate. Here it holds nothing there."
    ),
    Fault(
      "mistake mvvm-c.m5", "tap \"Pause\"", "why not playButton2",
      names:
        "The run without the mistake does not have this: setTitle(\"Pause\", for: .normal) (message 7) from PlayVC2."
    ),
    Fault(
      "mistake mvvm-c.m6", "tap \"OK\"", "open \"Work\"", "back", "why not FolderVC",
      names:
        "The run without the mistake does not have this: viewDidAppear(true) (message 5) from UIKit, alertText = \"The network is offline.\" (message 7) from FolderVM."
    ),
    Fault(
      "mistake mvvm-c.lost-coordinator", "why not Coordinator",
      names: "Without the mistake, AppDelegate.coordinator holds it."),
    Fault(
      "mistake mvvm-c.massive", "answer", "why not FolderVM",
      names: "Without the mistake, this action is not possible."),
    Fault(
      "mistake mvc-vs.m1", "why not VSStore",
      names:
        "Here FolderVC sent this: setEditing(true, animated: true) (message 3) to tableView, leftBarButtonItem = doneButton (message 4) to navItem."
    ),
    Fault(
      "mistake mvc-vs.m2", "why not VSStore",
      names: "VSStore was not told pushFolder(UUID-0003). Without the mistake, FolderVC tells it."),
    Fault(
      "mistake mvc-vs.m3", "open \"Work\"", "open \"Standup\"", "back", "swipe \"Work\"",
      "why not VSStore",
      names: "VSStore was told only: recordingWasRemoved(UUID-0003) (message 8) from DocStore."),
    Fault(
      "mistake mvc-vs.already-applied", "why not MasterNav",
      names:
        "The run without the mistake does not have this: popViewController(animated: true) (message 8) from SplitVC."
    ),
    Fault(
      "mistake mvp.m1", "open \"Hello\"", "type \"Hi\"", "why not cell",
      names:
        "The run without the mistake does not have this: contentConfiguration = \"♪ Hello\" (not drawn: type \"Hi\") from FolderVC."
    ),
    Fault(
      "mistake mvp.m2", "why not editButton",
      names:
        "Here FolderPresenter sent this: loadViewIfNeeded() (message 4) to FolderVC, setEditing(true, animated: true) (message 5) to tableView."
    ),
    Fault(
      "mistake mvp.m3", "why not FolderPresenter",
      names: "Here FolderData sent this: insertRow(at: 1) (message 23) to FolderVC."),
    Fault(
      "mistake mvp.leak-closure", "open \"Work\"", "open \"Standup\"", "tick", "why not Player",
      names: "Without the mistake, this action is not possible."),
    Fault(
      "mistake mvp.glue", "why not PlayPresenter2",
      names:
        "PlayPresenter2 was not told didMoveSlider(to: 1.0). Without the mistake, PlayVC2 tells it."
    ),
    Fault(
      "mistake viper.m1", "open \"Work\"", "why not FolderPresenter2",
      names:
        "Here FolderView2 sent this: fetchItems(in: UUID-0001) (message 21) to FolderInteractor2."
    ),
    Fault(
      "mistake viper.m2", "why not FolderPresenter",
      names:
        "Here FolderInteractor sent this: display([\"♪ Hello\", \"▸ Work\"]) (message 39) to FolderView."
    ),
    Fault(
      "mistake viper.m3", "back", "open \"Hello\"", "why not FolderPresenter",
      names: "Here FolderView sent this: showFolder(id: UUID-0002) (message 3) to FolderRouter."),
    Fault(
      "mistake viper.m4", "why not tableView",
      names: "Here FolderPresenter sent this: remove(UUID-0002) (message 4) to Service."),
    Fault(
      "mistake viper.m5", "why not SplitVC",
      names:
        "On the way to it, this is missing first: FolderPresenter → FolderRouter: showPlayer(id: UUID-0002)."
    ),
    Fault(
      "mistake viper.m6", "why not FolderPresenter2",
      names:
        "Without the mistake, FolderInteractor2 holds FolderPresenter2 as presenter. Here it holds nothing there."
    ),
    Fault(
      "mistake viper.view-logic", "why not FolderView",
      names:
        "Here FolderPresenter sent this: display([\"♪ Hel…\", \"▸ Work\"]) (message 47) to FolderView."
    ),
    Fault(
      "mistake viper.bare-view", "why not PlayerPresenter2",
      names:
        "On the way to it, this is missing first: FolderRouter → PlayerModule2: buildDefault(recordingID: UUID-0002)."
    ),
    Fault(
      "mistake viper.entity", "why not tableView",
      names:
        "On the way to it, this is missing first: PlayerPresenter2 → PlayerInteractor2: rename(id: UUID-0002, to: \"Hi\")."
    ),
    Fault(
      "mistake mvcs.m1", "why not PlayService2",
      names: "Here PlayVC2 sent this: setName(\"Hi\") (message 5) to Hello."),
    Fault(
      "mistake mvcs.m2", "remote delete \"Work\"", "why not tableView",
      names:
        "tableView was not told deleteRows(at: [row 0], with: .automatic). Without the mistake, FolderVC tells it."
    ),
    Fault(
      "mistake mvcs.m3", "why not NameService",
      names: "NameService was told nothing: FolderVC was told, and did not tell it."),
    Fault(
      "mistake mv.m1", "why not ItemRow2",
      names:
        "The run without the mistake does not have this: name (message 8) from Observation, body (message 16) from Kit."
    ),
    Fault(
      "mistake mv.m2", "why not Playback2",
      names: "Without the mistake, PlayerView.playback holds it."),
    Fault(
      "mistake mv.m3", "remote rename \"Hi\" \"Zulu\"", "why not PlayerView",
      names: "PlayerView was not told onChange(of:). Without the mistake, Kit tells it."),
    Fault(
      "mistake mv.m4", "why not RootFolder",
      names:
        "Here FolderView sent this: contents(of: UUID-0001) (message 3) to Webservice."
    ),
    Fault(
      "mistake mv.m5", "pull", "open \"Work\"", "why not FolderView",
      names:
        "The run without the mistake does not have this: errorText (message 21) from Kit, body (message 23) from Kit."
    ),
    Fault(
      "mistake mvvm-observable.m1", "why not PlayerVM",
      names:
        "Without the mistake, PlayerView holds PlayerVM as viewModel. Here it holds PlayerVM2 there."
    ),
    Fault(
      "mistake mvvm-observable.m2", "why not FolderView",
      names: "Without the mistake, FolderView has read Hello.name. Here it has not."),
    Fault(
      "mistake mvvm-observable.m3", "why not PlayerVM",
      names: "PlayerVM was not told rename(). Without the mistake, PlayerView tells it."),
    Fault(
      "mistake mvvm-observable.m4", "why not FolderView",
      names: "FolderView was not told refresh() returns. Without the mistake, FolderVM tells it."),
    Fault(
      "mistake tea.m2", "why not playButton2",
      names:
        "playButton2 was told setTitle(\"Pause\", for: .normal) by Command. Without the mistake, VirtualView tells it."
    ),
    Fault(
      "mistake tea.m4", "why not Player",
      names:
        "The run without the mistake does not have this: togglePlay() (message 15) from Subscriptions."
    ),
    Fault(
      "mistake tea.m5", "why not playButton2",
      names:
        "playButton2 was told setTitle(\"Pause\", for: .normal) (message 21). Without the mistake, it is told in: tap \"Play\""
    ),
    Fault(
      "mistake tea-store.m2", "why not Effect",
      names: "Effect was not told cancel(id: .sound). Without the mistake, AppStore tells it."),
    Fault(
      "mistake mvp-glue.m1", "why not tableView",
      names:
        "On the way to it, this is missing first: DanmuPresenter → DanmuView: insertRow(at: 3)."
    ),
    Fault(
      "mistake mvp-forwarding.m1", "why not DanmuView",
      names: "DanmuView was not told clearField(). Without the mistake, DanmuPresenter tells it."),
    Fault(
      "mistake mvp-forwarding.m2", "why not tableView",
      names:
        "Here DanmuData sent this: responds(to: reloadTableView()) (message 6) to DanmuPresenter."),
    Fault(
      "mistake mvp-forwarding.m3", "why not DanmuData",
      names: "DanmuData was not told cleanChats(). Without the mistake, Runtime tells it."),
    Fault(
      "mistake coordinators.m1", "why not LanguageCoordinator",
      names: "LanguageCoordinator does not live any more, since: tap \"Language\"."),
    Fault(
      "mistake coordinators.m2", "why not ListCoordinator",
      names:
        "Without the mistake, MasterNav holds ListCoordinator as delegate. Here it holds nothing there."
    ),
    Fault(
      "mistake coordinators-delegate.m1", "why not LanguageCoordinator",
      names: "LanguageCoordinator does not live any more, since: tap \"Language\"."),
    Fault(
      "mistake mvvm.m1", "why not DetailVM",
      names:
        "On the way to it, this is missing first: HomeVM → Mediator: pushToDetailViewController(title: \"Lisbon\")."
    ),
    Fault(
      "mistake mvvm.m2", "why not DetailVM",
      names: "Here DetailVC sent this: setNote(\"Take the tram\") (message 13) to Lisbon."),
    Fault(
      "mistake mvvm.m4", "why not DetailVC",
      names: "On the way to it, this is missing first: Lisbon → DetailVM: note = \"Take the tram\"."
    ),
    Fault(
      "mistake mvvm.m3", "why not Mediator",
      names:
        "Mediator was not told activeViewController = HomeVC. Without the mistake, HomeVC tells it."
    ),
    Fault(
      "mistake mvvm-swizzling.m1", "why not Nav",
      names: "Mediator.activeViewController is Keyboard here. Without the mistake it is LoginVC."),
    Fault(
      "mistake mvvm-swizzling.m2", "tap \"OK\"", "open \"Lisbon\"", "why not Nav",
      names: "Mediator.activeViewController is Alert here. Without the mistake it is HomeVC."),
    Fault(
      "mistake viper-mock.m1", "why not ArticleMockService",
      names: "Without the mistake, ListInteractor asks it: articles()."),
  ]

  @Test(arguments: Seed.share(of: faults, allWith: 30))
  func `why not names the planted fault`(_ fault: Fault) {
    let sentences = answer(fault.lines.dropLast() + ["\(fault.lines.last ?? "") --plain"])
      .split(separator: "\n").map(String.init)
    #expect(sentences.contains { $0.contains(fault.sentence) }, "\(sentences)")
  }

  @Test func `every mistake with a symptom on the screen is asked about`() {
    let asked = Set(Self.faults.map(\.mistake))
    let visible = Pattern.all.flatMap(\.mistakes).filter {
      !$0.symptom.hasPrefix("Nothing on the screen")
    }
    #expect(
      visible.map(\.id).filter { !asked.contains($0) } == [],
      "Each needs a row in `faults`, unless its symptom begins with: Nothing on the screen")
  }

  // MARK: Whole answers

  @Test func `a missing delegate is named`() {
    #expect(
      answer(["mistake coordinators.m2", "why not ListCoordinator --plain"]) == """
        ListCoordinator was not told navigationController(MasterNav, didShow: ListVC, animated: true). Without the mistake, MasterNav tells it.
        On the way to it, nothing else is missing.
        The last one before it that came: popViewController(animated: true) (message 2), to MasterNav.
        Without the mistake, MasterNav holds ListCoordinator as delegate. Here it holds nothing there.
        """)
  }

  @Test func `a screen that went concerns no view-model of another screen`() {
    #expect(
      answer(["run coordinators back", "why not ListVM --plain"]) == """
        ListVM was told nothing: nothing happened that it hears of.
        Told nothing either: ListVC, which sent it select("swift-nio") before.
        No change of data of the model or of a screen was recorded in this part of the run. ListCoordinator.childCoordinators changed, which is no such data.
        Screens came or went: popViewController(animated: true) (message 2) to MasterNav.
        """)
  }

  @Test func `no model object hears of a player`() {
    #expect(
      answer(["run mvc seek", "why not RootFolder --plain"]) == """
        RootFolder was told nothing: nothing happened that it hears of.
        Told nothing either: Store, which sent it ownStore = Store before; Hello, which holds it weakly as parent; Work, which holds it weakly as parent and 1 other.
        This changed: Player.currentTime, from 0.0 to 1.0 (message 3).
        """)
  }

  @Test func `a notification centre is missing the post`() {
    #expect(
      answer(["mistake mvc.m4", "why not NC --plain"]) == """
        NC was not told post(name: "StoreChanged", object: Hello). Without the mistake, Store tells it.
        On the way to it, nothing else is missing.
        The last one before it that came: save(Hello, .removed(at: 0, from: RootFolder)) (message 6), to Store.
        Here Store sent this: itemsDidChange() (message 7) to FolderVC.
        """)
  }

  @Test func `in MVC, playing is announced to no other scene`() {
    #expect(
      answer(["run mvc play", "why not FolderVC --plain"]) == """
        FolderVC was told nothing: nothing happened that it hears of.
        FolderVC is registered with NC for "StoreChanged" (before this drawing: launch). Nothing was announced there.
        This changed: Player.isPlaying, from false to true (message 3).
        In the contract, Service may send nothing to NC.
        """)
  }

  @Test func `no object of the app may tell the app delegate`() {
    #expect(
      answer(["run mvvm-c rename", "why not AppDelegate --plain"]) == """
        AppDelegate was told nothing: in this pattern, no object of the app may tell it anything.
        In the contract, only System may tell App something. Questions and registrations do not count.
        In the model, this changed: Hello.name, from "Hello" to "Hi" (message 6).
        Told of it: FolderVM (message 10), Coordinator (message 13), PlayVM2 (message 14).
        """)
  }

  @Test func `a controller is registered for another kind of view state`() {
    #expect(
      answer(["run mvc-vs play", "why not SplitVC --plain"]) == """
        SplitVC was told nothing: it is registered for something else.
        SplitVC is registered with VSStore for "SplitViewState.Action" (before this drawing: launch).
        Announced instead: post(name: "PlayViewState.Action", object: VSStore) (message 4) from VSStore, post(name: "PlayViewState.Action", object: VSStore) (message 14) from VSStore.
        In the view state that screens share, this changed: VSStore.content, from [UUID-0001, UUID-0002 paused 0 of 10] to [UUID-0001, UUID-0002 playing 0 of 10] (message 3).
        Told of it: PlayVC2 (message 5).
        """)
  }

  @Test func `what was told goes with the change of the model`() {
    #expect(
      answer(["run mvc refresh", "why not PlayVC --plain"]) == """
        PlayVC was told: storeChanged("StoreChanged") (message 15) from NC.
        In the model, this changed: RootFolder.contents, from [Hello, Work] to [Hello, Lecture, Work] (message 6).
        For what led to it, type: why 15
        """)
  }

  // MARK: Names

  @Test func `a released object that is drawn can be asked about`() {
    #expect(
      answer(["run mvc remote-delete", "why FolderVC2"])
        == "FolderVC2 is an object. Ask about one of its properties: why FolderVC2.folder")
  }

  @Test func `a lifeline of several views names them`() {
    #expect(
      answer(["run mvc play", "why not labels"]) == """
        In the drawing, "labels" stands for progressLabel2, durationLabel2 and progressSlider2. Ask about one of them, as in: why not progressLabel2
        """)
  }
}
