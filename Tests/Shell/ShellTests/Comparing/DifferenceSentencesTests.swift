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

  private func sentences(_ words: String) -> [String] {
    let session = Session(.script, environment: .course)
    session.width = 500
    let paragraphs = session.reply(to: "compare " + words).text.lines.map(\.plain)
      .split(separator: "").map(Array.init)
    return paragraphs.count > 1 ? paragraphs[paragraphs.count - 2] : []
  }
}
