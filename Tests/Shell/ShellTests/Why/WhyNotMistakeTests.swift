import Shell
import Testing

/// What an answer says of the same run without its mistake, and of registrations whose end is not recorded.
@MainActor struct WhyNotMistakeTests {
  @Test(arguments: ["mvvm", "mvvm-signal", "mvvm-raw"])
  func `a registration that is kept is the last one for its topic, and is not said to last`(
    pattern: String
  ) {
    let words = answer([
      "use login-home-detail \(pattern)", "launch", "type secret", "tap \"Log in\"",
      "open Lisbon", "back", "open Oslo", "tap Note", "why not DetailVM --plain",
    ])
    #expect(
      words.contains(
        "\nDetailVM registered with Oslo for $note (before this drawing: open \"Oslo\"). Nothing was announced there.\n"
      ), "\(words)")
    #expect(!words.contains("Lisbon"))
  }

  @Test func `a subscription that is not kept had begun, and the change came`() {
    #expect(
      answer(["mistake mvvm.m4", "why not DetailVM --plain"]) == """
        DetailVM was not told note = "Take the tram". Without the mistake, Lisbon tells it.
        On the way to it, nothing else is missing.
        The last one before it that came: setNote("Take the tram") (message 13), to Lisbon.
        Here, too, DetailVM registered with Lisbon (before this drawing: open "Lisbon"), and Lisbon.note changed (message 13). The run does not show that the registration still held then.
        DetailVM was told only: save(note: "Take the tram") (message 12) from DetailVC.
        """)
  }

  /// Without the mistake there is one player. It is the second one here, whose name there is that of the first one here.
  @Test func `an object is compared with its own counterpart, under the names of this run`() {
    let first = answer(["mistake mv.m2", "why not Playback --plain"])
    #expect(first.hasPrefix("Playback does not live any more."))
    #expect(!first.contains("Without the mistake"))
    #expect(
      answer(["mistake mv.m2", "why not Player --plain"]) == """
        Player does not live any more. It was released during: type "Hi"
        The last property that held it strongly was Playback2.player.
        Playback2 was released too: PlayerControls.playback let go.
        Without the mistake, Playback2.player holds it.
        """)
  }

  @Test func `what is missing, and how the object ended after it`() {
    #expect(
      answer(["mistake mvvm-observable.m1", "why not PlayerVM --plain"]) == """
        PlayerVM was not told resetDraft(). Without the mistake, PlayerView tells it.
        On the way to it, nothing else is missing.
        The last one before it that came: onChange(of:) (message 43), to PlayerView.
        Here PlayerView sent this: resetDraft() (message 44) to PlayerVM2.
        Without the mistake, PlayerView holds PlayerVM as viewModel. Here it holds PlayerVM2 there.
        PlayerVM was told only: draft = "Hi" (message 2) from nameField, rename() (message 6) from PlayerView.
        After that it was released, during: type "Hi"
        The last property that held it strongly was PlayerControls.viewModel.
        """)
  }

  @Test func `what is no data is named when it changed`() {
    let words = answer([
      "use mvc", "launch", "network offline", "pull", "answer", "why not Store --plain",
    ])
    #expect(
      words.contains(
        """
        No change of data of the model or of a screen was recorded in this part of the run. \
        Webservice.requestsUnderWay changed, which is no such data.
        """), "\(words)")
  }

  @Test func `a registration that is seen to hold is no reason`() {
    #expect(
      answer(["mistake mvvm-c.m1", "why not PlayVC2 --plain"]) == """
        PlayVC2 was not told playButtonTitle = "Pause". Without the mistake, PlayVM2 tells it.
        On the way to it, nothing else is missing.
        The last one before it that came: togglePlay() (message 3), to PlayVM2.
        Here PlayVM2 sent this: setTitle("Pause", for: .normal) (message 5) to playButton2.
        PlayVC2 was told only: play() (message 2) from playButton2, timeLabelText = "00:01" (message 8) from PlayVM2 and 1 more.
        """)
  }

  @Test func `each message that is listed has its change`() {
    let lines = ["use mvc", "launch", "open Work", "remote delete Work"]
    #expect(
      answer(lines + ["why not FolderVC2 --plain"]).contains(
        "\nIn the model, this changed: Work.contents, from [Notes, Standup] to [Standup] (message 2); Work.contents, from [Standup] to [] (message 2); RootFolder.contents, from [Hello, Work] to [Hello] (message 1).\n"
      ))
  }

  // MARK: A state

  private let playing =
    "PlayerState(recording: \"Hello\", player: Player, duration: 10.0, name: \"Hello\", position: 0.0, isPlaying: true)"

  @Test func `a state that does not change in an update that both runs have is said not to change`()
  {
    #expect(
      answer(["mistake tea.m2", "why not AppState.playState --plain"]).hasPrefix(
        """
        AppState.playState has not changed to \(playing). Without the mistake, it does, in: Driver → AppState: update(.player(.togglePlay)).
        That message came here, too (message 5), and did not change it so.
        """))
    let change =
      "\nWithout the mistake, AppState.playState changes to \(playing) in update(.player(.togglePlay)). Here it does not (message 5).\n"
    let words = answer(["mistake tea.m2", "why not playButton2 --plain"])
    #expect(words.contains(change) && !words.contains("nothing else is missing"), "\(words)")
    #expect((answer(["mistake tea.m2", "why not AppState --plain"]) + "\n").contains(change))
  }

  @Test(arguments: ["AppState.playState", "playButton2"])
  func `a state that changes outside of its update is said to change in another place`(
    name: String
  ) {
    #expect(
      answer(["mistake tea.m5", "why not \(name) --plain"]).contains(
        "\nWithout the mistake, AppState.playState changes to \(playing) in update(.player(.togglePlay)). Here that happens in another place (message 9).\n"
      ))
  }

  // MARK: What an object shows and sends

  @Test func `a control leads to the property to which it is bound`() {
    #expect(
      answer(["mistake mv.m3", "remote rename Hi Ciao", "why not nameField --plain"]).contains(
        "\nnameField is bound to PlayerView.draft, and wrote it (before this drawing: type \"Hi\"). To ask about it: why not PlayerView.draft\n"
      ))
  }

  @Test func `an object that was told the same names what it sent in another way`() {
    let action = "(not drawn: remote rename \"Hi\" \"Ciao\")"
    #expect(
      answer(["mistake mvcs.m3", "remote rename Hi Ciao", "why not FolderVC --plain"]).contains(
        "\nOnly with the mistake, it sent this: name(of: Hello) \(action) to NameService.\n"
      ))
    #expect(
      answer(["mistake mvvm-observable.m3", "why not PlayerView --plain"]) == """
        PlayerView was told: onSubmit (message 5) from nameField, name (message 9) from Observation, body (message 25) from Kit, onChange(of:) (message 27) from Kit.
        Only with the mistake, it sent this: rename(to: "Hi") (message 6) to Hello, name (message 26) to Hello and 1 more.
        Only without the mistake, it sends this: rename() to PlayerVM, name to PlayerVM.
        In the model, this changed: Hello.name, from "Hello" to "Hi" (message 6).
        For what led to it, type: why 27
        """)
    #expect(
      answer(["mistake mvp.m2", "why not FolderPresenter --plain"]).contains(
        "\nOnly without the mistake, it sends this: setEditing(true) to FolderVC, show(editButton: \"Done\") to FolderVC.\n"
      ))
  }

  @Test(arguments: [
    ("mvc.m1", "FolderVC"), ("mvvm-observable.m1", "PlayerView"), ("tea.m5", "VirtualView"),
    ("mv.m1", "Kit"), ("mv.m1", "Observation"),
  ])
  func `what comes in both runs, or from the framework, is sent in no other way`(
    mistake: String, object: String
  ) {
    let words = answer(["mistake \(mistake)", "why not \(object) --plain"])
    #expect(words.hasPrefix("\(object) was told: ") && !words.contains("\nOnly with"), "\(words)")
  }
}
