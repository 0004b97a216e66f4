import Shell
import Testing

/// What `compare` says below its table.
@MainActor @Suite struct DifferenceSentencesTests {
  @Test func `a service that keeps the items is a store of the model, and is not counted as made`()
  {
    #expect(
      sentences("mvc-vs mvcs launch") == [
        "In MVC+VS, FolderVC turns to VSStore, hears back, and writes navItem (15-16, 18); in MVCS, FolderVC writes navItem itself (10).",
        "In MVC+VS, VSStore is made; in MVCS, FolderService and PlayService are made.",
      ])
    #expect(
      sentences("viper mv launch") == [
        "In VIPER, 10 objects are made that MV has not (2 × Builder, 2 × Interactor, 2 × Presenter, 2 × Router, 2 × ViewImpl); in MV, 6 objects are made that VIPER has not (RootView, Navigation, FolderView, ItemRow, ItemRow2, DetailView)."
      ])
  }

  @Test func `an error that is kept is not compared with the end of loading`() {
    #expect(
      sentences("mv tea refresh-offline") == [
        "pull: Only in TEA, AppState.loading changes (5), as a part of the one state.",
        "answer: Only in MV, FolderView.errorText changes (6), as data of its own.",
      ])
    #expect(
      sentences("mvc-vs mv refresh-offline") == [
        "pull: Only in MVC+VS, VSStore.content changes (3), as view state that screens share.",
        "answer: In MVC+VS, VSStore.content changes (15), as view state that screens share; in MV, FolderView.errorText changes (6), as data of its own.",
      ])
    #expect(
      sentences("viper mv refresh-offline") == [
        "pull: Only in VIPER, FolderPresenter.isRefreshing changes (3), as data of its own.",
        "answer: Only in MV, FolderView.errorText changes (6), as data of its own.",
      ])
  }

  @Test func `the end of editing is compared with the end of editing`() {
    #expect(
      sentences("viper tea rename").last
        == "In VIPER, nameField2 tells its delegate PlayerView2 (4); in TEA, nameField2 sends its action to TargetAction5 (4)."
    )
  }

  @Test func `the same step with other names is one sentence`() {
    #expect(
      sentences("mvvm-c viper back") == [
        "In MVVM+C, FolderVC2 tells FolderVM2 cancelLoading() (4); in VIPER, FolderView2 tells FolderPresenter2 viewWillDisappear() (4)."
      ])
  }

  @Test func `the change by which two runs are compared is the same in both`() {
    #expect(
      sentences("mvc mv remote-delete") == [
        "In MVC, Store posts the change of RootFolder (19), and FolderVC and FolderVC2 act on it; in MV, Observation marks FolderView and FolderView2 (3, 10), which have read contents."
      ])
  }

  @Test func `it is not told that both runs tell the change in the same way`() {
    #expect(
      !sentences("mvvm-observable tea-store open-folder").contains { $0.contains(" marks ") })
  }

  @Test func `where objects of other roles keep the same data, it says where it is`() {
    #expect(
      sentences("mvc mvp edit").first
        == "In MVC, FolderVC.isEditing changes (2); in MVP, FolderPresenter.isEditing changes (3).")
    #expect(
      sentences("mv mvvm-observable new-folder").first
        == "tap \"+\": In MV, FolderView.isAddingFolder changes (2); in MVVM @Observable, FolderVM.isAddingFolder changes (3)."
    )
  }

  @Test func `how often the model is posted to have changed`() {
    #expect(
      sentences("mvc mvc-vs remote-delete").contains(
        "In MVC, Store posts 3 times (5, 13, 19); in MVC+VS, DocStore posts once (2)."))
  }

  @Test func `who shows a screen where the kit makes it because a path has changed`() {
    #expect(
      sentences("mvvm-c mv open-folder").contains(
        "In MVVM+C, Coordinator shows FolderVC2 (9); in MV, Kit makes FolderView2 because path has changed (5-6)."
      ))
    #expect(
      sentences("mvc mvvm-observable record").contains(
        "tap \"Record\": In MVC, FolderVC shows RecordVC (3); in MVVM @Observable, Kit makes RecorderView because isRecording has changed (5-6)."
      ))
  }

  @Test func `a post in vain, and a change outside of all messages`() {
    #expect(
      sentences("mvp viper refresh") == [
        "answer: In MVP, FolderData reaches RootFolder through Store (9-10); in VIPER, Service.document changes outside of all messages.",
        "answer: In MVP, Store posts the change of RootFolder (14), and nobody acts on it; in VIPER, Service calls a closure of FolderInteractor (8).",
      ])
  }

  @Test(arguments: ["mv", "mvvm-observable", "tea", "tea-store"])
  func `a post that nobody observes yet is not in vain`(pattern: String) {
    #expect(!sentences("mvc-vs \(pattern) restore").contains { $0.contains("nobody acts") })
  }

  @Test func `the way out is told before a post in vain`() {
    let told = sentences("mvc mvp refresh")
    #expect(
      told.contains(
        "answer: In MVC, FolderVC writes tableView itself (14); in MVP, FolderData reaches tableView through FolderPresenter and FolderVC (17, 20-21)."
      ))
    #expect(!told.contains { $0.contains("nobody acts") })
  }

  @Test func `the mark because of which the kit makes a node, and the node, are told once`() {
    #expect(
      sentences("mvvm-observable tea open-folder") == [
        "In MVVM @Observable, RootVM itself reaches Navigation (4); in TEA, TableBacking reaches AppState through Driver (3-5).",
        "In MVVM @Observable, FolderVM2 is made; in TEA, TableBacking2, TargetAction4, TargetAction5 and TargetAction6 are made.",
        "In MVVM @Observable, Kit makes FolderView2 because path has changed (6-7); in TEA, VirtualView shows tableVC2 (16).",
      ])
  }

  @Test func `what a contract does not allow is told with the way, beyond the limit`() {
    let told = sentences("mvp mv record")
    #expect(
      told.dropFirst(3).prefix(2) == [
        "tap \"Save\": In MVP, RecordVC reaches RootFolder through RecordPresenter, RecordData and Store (39-41, 43); in MV, RecorderView itself reaches RootFolder (32).",
        "The contract of MVP allows no message from ViewImpl to Model.",
      ])
  }

  @Test func `how often something is posted is told last`() {
    #expect(
      sentences("mvc tea remote-delete").suffix(2) == [
        "In MVC, FolderVC2 takes itself away (24); in TEA, VirtualView takes tableVC2 away (10).",
        "In MVC, Store posts 3 times (5, 13, 19); in TEA, Store posts once (2).",
      ])
  }

  @Test func `what the app itself tells an object is no call of the framework`() {
    #expect(
      sentences("mvc tea restore").first
        == "save-state: In MVC, UIKit tells FolderVC, FolderVC2 and PlayVC2 encodeRestorableState(with:) (2, 4, 6); in TEA, UIKit tells AppDelegate application(_:willEncodeRestorableStateWith:) (2)."
    )
  }

  @Test func `who saves its state when the app is closed`() {
    #expect(
      sentences("mvc mvc-vs restore").first
        == "save-state: In MVC, UIKit tells FolderVC, FolderVC2 and PlayVC2 encodeRestorableState(with:) (2, 4, 6); in MVC+VS, UIKit tells AppDelegate application(_:willEncodeRestorableStateWith:) (2)."
    )
  }

  @Test func `a screen that goes because a path has changed is taken away by an object`() {
    #expect(
      sentences("mv tea-store remote-delete").contains(
        "In MV, FolderView2 takes itself away (24); in TEA + Store, AppFeature takes FolderView2 away (5)."
      ))
  }

  @Test func `a screen that the back button takes away is taken away by no object of the app`() {
    #expect(
      sentences("mvvm-observable tea-store back") == [
        "In MVVM @Observable, Kit reaches RootVM through a binding (3); in TEA + Store, Kit tells AppStore by send (3)."
      ])
  }

  @Test func `who is the delegate of the navigation controller`() {
    #expect(
      sentences("coordinators coordinators-delegate back") == [
        "In Child coordinators, MasterNav tells its delegate ListCoordinator (3); in Child coordinators with delegates, MasterNav tells its delegate Router (3).",
        "Only in Child coordinators with delegates, Router tells RepositoryCoordinator didPop() (4).",
      ])
  }

  @Test func `the link between two objects is told even where both are on a way`() {
    #expect(
      sentences("coordinators coordinators-delegate choose-language") == [
        "tap \"Language\": In Child coordinators, LanguageCoordinator shows LanguageVC (13); in Child coordinators with delegates, Router shows LanguageVC (12).",
        "open \"Kotlin\": In Child coordinators, LanguageVC reaches ListVM through LanguageVM, LanguageCoordinator and ListCoordinator (16-17, 19-20); in Child coordinators with delegates, LanguageVC reaches ListVM through LanguageCoordinator and ListCoordinator (15, 18-19).",
        "open \"Kotlin\": In Child coordinators, LanguageCoordinator reaches ListCoordinator through a binding (19); in Child coordinators with delegates, LanguageCoordinator tells its delegate ListCoordinator (18).",
      ])
  }

  @Test func `where the conversation is the same, it says which code gets a message`() {
    #expect(
      sentences("mvvm mvvm-swizzling launch") == [
        "viewWillAppear(_:) of LoginVC is in BaseViewController.swift in MVVM (10); in MVVM (swizzling), it is the framework's own (10)."
      ])
  }

  @Test func `a message to a part of the framework that is only in one run is said`() {
    #expect(
      sentences("mvvm-raw mvvm-swizzling keyboard").last
        == "type \"secret\": Only in MVVM (swizzling), UIKit tells Keyboard viewWillAppear(_:) (2)."
    )
  }

  @Test(
    arguments: [
      (
        "mvvm-c viper open-folder",
        "In MVVM+C, FolderVC2 turns to FolderVM2, hears back, and writes navItem2 (13-15); in VIPER, FolderView2 turns to FolderPresenter2, which hears from FolderInteractor2 and answers, and writes navItem2 (20, 23, 25-27)."
      ),
      (
        "mvc mvc-vs edit",
        "In MVC, FolderVC writes tableView itself (3); in MVC+VS, FolderVC turns to VSStore, hears back by way of NC, and writes tableView (3-6)."
      ),
      (
        "mvc-vs mvp open-recording",
        "In MVC+VS, PlayVC2 turns to VSStore and Player, hears back by way of VSStore and NC, and writes progressLabel2 (11-15, 17-18); in MVP, PlayVC2 turns to PlayPresenter2, which hears from PlayData2 and answers, and writes progressLabel2 (16-17, 19, 30-31)."
      ),
    ])
  func `an object turns only to those whom it tells something itself`(
    words: String, sentence: String
  ) {
    #expect(sentences(words).contains(sentence))
  }

  @Test func `what a view-model emits to a screen is on the way from the view-model`() {
    #expect(
      sentences("mvc mvvm-c play").contains(
        "tap \"Play\": In MVC, PlayVC2 writes playButton2 itself (4); in MVVM+C, PlayVM2 reaches playButton2 through PlayVC2 (5-6)."
      ))
    #expect(!sentences("mvvm-c mvp play").contains { $0.contains("playButton2") })
  }

  @Test func `a command that an update asks for is no answer to the one before`() {
    #expect(
      sentences("mvc tea refresh").contains(
        "answer: In MVC, RootFolder changes its own data; in TEA, Command sends a message to Driver (13-14), and what AppState then asks for (15) reaches Store (20-21)."
      ))
    #expect(
      sentences("mvc tea-store refresh").contains(
        "answer: In MVC, RootFolder changes its own data; in TEA + Store, Effect sends a message to AppStore (10), and what AppFeature then asks for (11) reaches Store (13-14)."
      ))
  }

  @Test func `two ways that a binding sets off begin at the same object`() {
    #expect(
      sentences("mv mvvm-observable back").contains(
        "In MV, Kit sets Navigation through a binding (3); in MVVM @Observable, Kit reaches Navigation through RootVM (3-4)."
      ))
  }

  @Test(arguments: ["mvvm-observable tea-store open-folder", "mvvm-observable tea open-folder"])
  func `a way that begins at a view-model does not show that a view may go directly`(words: String)
  {
    #expect(!sentences(words).contains { $0.hasPrefix("The contract") })
  }

  @Test func `what is sent after the change, but not because of it, is not counted from there`() {
    #expect(
      paragraphs("mvc mvp refresh").last.map { Array($0.prefix(2)) } == [
        "MVC: 15 messages. answer: It takes 1 to the model, and 4 from there to a view.",
        "MVP: 21 messages. answer: It takes 3 to the model, and 3 more to a view.",
      ])
  }

  private func sentences(_ words: String) -> [String] {
    let paragraphs = paragraphs(words)
    return paragraphs.count > 1 ? paragraphs[paragraphs.count - 2] : []
  }

  private func paragraphs(_ words: String) -> [[String]] {
    let session = Session(.script, environment: .course)
    session.width = 500
    return session.reply(to: "compare " + words).text.lines.map(\.plain)
      .split(separator: "").map(Array.init)
  }
}
