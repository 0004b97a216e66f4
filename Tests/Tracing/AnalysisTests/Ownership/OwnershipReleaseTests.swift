import Analysis
import Testing

@Suite struct `A release chain` {
  @Test func `goes from the holder to the held, whatever the order of the records`() {
    #expect(
      chain(module + popped) == [
        "FolderModule",
        "FolderView, let go by UIKit.top",
        "  tableView, let go by FolderView.tableView",
        "  FolderPresenter, let go by FolderView.presenter",
        "    FolderInteractor, let go by FolderPresenter.interactor",
        "    FolderRouter, let go by FolderPresenter.router",
      ])
  }

  @Test func `knows who was the last of several holders`() {
    #expect(
      chain(
        """
        A: model
        B: model
        C: model
        A.c => C
        B.c => C
        A.c = nil
        B.c = nil
        free C
        """) == ["C, let go by B.c"])
  }

  @Test func `does not follow from the release of an object that had let go earlier`() {
    #expect(
      chain(
        """
        Screen: controller
        Folder: model
        Note: model
        Screen.folder => Folder
        Folder.note => Note
        Folder.note = nil
        free Note
        free Screen
        free Folder
        """) == ["Note, let go by Folder.note", "Screen", "  Folder, let go by Screen.folder"])
  }

  @Test func `begins anywhere in a cycle that was broken`() {
    #expect(
      chain("A: model\nB: model\nA.b => B\nB.a => A\nfree A\nfree B") == [
        "A, let go by B.a", "  B, let go by A.b",
      ])
  }

  @Test func `is divided after sixteen objects, however many hold each other in a row`() {
    let names = (1...20_000).map { "A\($0)" }
    let text =
      names.map { "\($0): model" } + zip(names, names.dropFirst()).map { "\($0).next => \($1)" }
      + names.map { "free \($0)" }
    let tops = ReleaseChain(of: sketch(text.joined(separator: "\n"))).tops
    #expect(tops.map(\.participant.name).prefix(3) == ["A1", "A17", "A33"])
    #expect(tops.count == 1250)
  }

  @Test func `says nothing of objects that went with their process`() {
    #expect(chain(module + "kill FolderView tableView") == ["FolderModule"])
  }

  private func chain(_ text: String) -> [String] {
    ReleaseChain(of: sketch(text)).tops.flatMap { lines($0, "") }
  }

  private func lines(_ object: ReleaseChain.Object, _ indent: String) -> [String] {
    let last = object.lastHold.map { ", let go by \($0.holder).\($0.property)" } ?? ""
    return ["\(indent)\(object.participant.name)\(last)"]
      + object.freed.flatMap { lines($0, indent + "  ") }
  }
}
