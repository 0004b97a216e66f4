import Actions
import Analysis
import TestSupport
import Testing
import ToyKit
import Trace

@testable import Stage

/// Where each pattern keeps its view state, as runs show it.
@MainActor struct ViewStateHolderTests {
  @Test(arguments: await Pattern.all)
  func `every experiment can be made in every pattern`(_ pattern: Pattern) {
    for piece in pattern.app.viewState {
      for probe in piece.probes {
        #expect(throws: Never.self, "\(piece.name)") {
          try ProbedRun(probe, of: piece, in: pattern)
        }
      }
    }
  }

  @Test(
    arguments: await [
      (
        Pattern.mvc,
        [
          "folder stack: MasterNav.viewControllers, FolderViewController.folder",
          "recording shown: PlayViewController.recording",
          "edit mode: FolderViewController.isEditing, tableView.isEditing",
          "loading: refreshControl.isRefreshing",
          "playing: Player.isPlaying, playButton.title",
          "position: Player.currentTime, progressSlider.value, progressLabel.text",
          "on top: ",
          "text being typed: alertField.text",
        ]
      ),
      (
        Pattern.mvvmC,
        [
          "folder stack: MasterNav.viewControllers, FolderViewModel.folder",
          "recording shown: PlayViewModel.recording",
          "edit mode: FolderViewController.isEditing, tableView.isEditing",
          "loading: FolderViewModel.isLoading, refreshControl.isRefreshing",
          "playing: Player.isPlaying, PlayViewModel.output, playButton.title",
          "position: Player.currentTime, progressSlider.value, PlayViewModel.output, "
            + "progressLabel.text",
          "on top: ",
          "text being typed: alertField.text",
        ]
      ),
      (
        Pattern.mvcVS,
        [
          "folder stack: ViewStateStore.content, SplitViewController.state, "
            + "FolderViewController.context, FolderViewController.state, "
            + "SplitViewController.folderViewControllers, MasterNav.viewControllers",
          "recording shown: ViewStateStore.content, SplitViewController.state, "
            + "PlayViewController.state",
          "edit mode: ViewStateStore.content, FolderViewController.state, tableView.isEditing, "
            + "navItem.leftBarButtonItem",
          "loading: ViewStateStore.content, refreshControl.isRefreshing, "
            + "FolderViewController.state",
          "playing: ViewStateStore.content, PlayViewController.state, playButton.title, "
            + "Player.isPlaying",
          "position: ViewStateStore.content, progressSlider.value, "
            + "PlayViewController.state, progressLabel.text, Player.currentTime",
          "on top: ViewStateStore.content, SplitViewController.state",
          "text being typed: ViewStateStore.content, alertField.text, TextAlertController.state",
        ]
      ),
      (
        Pattern.mvp,
        [
          "folder stack: MasterNav.viewControllers, FolderDataManager.folder",
          "recording shown: PlayDataManager.recordingID",
          "edit mode: FolderPresenter.isEditing, tableView.isEditing, editButton.title",
          "loading: FolderPresenter.isLoading, refreshControl.isRefreshing",
          "playing: Player.isPlaying, PlayPresenter.activity, playButton.title",
          "position: Player.currentTime, progressSlider.value, progressLabel.text",
          "on top: ",
          "text being typed: alertField.text",
        ]
      ),
      (
        Pattern.viper,
        [
          "folder stack: MasterNav.viewControllers, FolderDefaultPresenter.folderID",
          "recording shown: PlayerDefaultPresenter.recordingID, AudioDefaultService.url",
          "edit mode: FolderDefaultPresenter.isEditing, tableView.isEditing, editButton.title",
          "loading: FolderDefaultPresenter.isRefreshing, refreshControl.isRefreshing, "
            + "RecordingsDefaultService.requests",
          "playing: AudioDefaultService.activity, PlayerDefaultPresenter.playback, playButton.title",
          "position: AudioDefaultService.currentTime, progressSlider.value, "
            + "PlayerDefaultPresenter.playback, progressLabel.text",
          "on top: ",
          "text being typed: alertField.text",
        ]
      ),
      (
        Pattern.mvcs,
        [
          "folder stack: MasterNav.viewControllers, FolderViewController.folder",
          "recording shown: PlayViewController.recording",
          "edit mode: FolderViewController.isEditing, tableView.isEditing",
          "loading: refreshControl.isRefreshing",
          "playing: Player.isPlaying, playButton.title",
          "position: Player.currentTime, progressSlider.value, progressLabel.text",
          "on top: ",
          "text being typed: alertField.text",
        ]
      ),
    ])
  func `a pattern keeps each piece here, the deciding one first`(
    _ pattern: Pattern, _ expected: [String]
  ) {
    #expect(pattern.holdersOfPieces == expected)
  }

  @Test(arguments: await Pattern.all)
  func `in each place one property decides, and it is the first`(_ pattern: Pattern) throws {
    for piece in pattern.app.viewState {
      for probe in piece.probes {
        let holders = try ProbedRun(probe, of: piece, in: pattern).holders
        #expect(holders.map(\.decides) == holders.indices.map { $0 == 0 }, "\(piece.name)")
      }
    }
  }

  @Test(
    arguments: await [
      (Pattern.mvc, ["alertField.text"]), (Pattern.named("tea"), ["alertField.text"]),
      (Pattern.named("mv"), ["FolderView.newName", "RecorderView.name"]),
      (
        Pattern.named("mvvm-observable"), ["FolderViewModel.newName", "RecorderViewModel.name"]
      ),
      (Pattern.named("tea-store"), ["NewFolderFeature.name", "RecorderFeature.name"]),
    ])
  func `the name of a folder and that of a recording are typed into these`(
    _ pattern: Pattern, _ deciding: [String]
  ) throws {
    let piece = try #require(pattern.app.viewState.first { $0.name == "text being typed" })
    #expect(pattern.holders(of: piece).filter(\.decides).map(\.path) == deciding)
  }

  @Test func `a property with another value than the screen does not keep the piece`() throws {
    func holder(of name: String, in pattern: Pattern) throws -> ViewStateHolder {
      let piece = try #require(pattern.app.viewState.first { $0.name == name })
      return try #require(pattern.holders(of: piece).first)
    }
    let typed = try holder(of: "text being typed", in: .named("mv"))
    #expect(typed.mayKeep("\"M\"", as: "\"M\"") && typed.mayKeep(nil, as: "\"\""))
    #expect(!typed.mayKeep("\"M\"", as: "\"\"") && !typed.mayKeep("\"M\"", as: "\"Me\""))
    let shown = try holder(of: "recording shown", in: .named("mv"))
    #expect(shown.mayKeep("\"Hi\"", as: "Hello") && shown.mayKeep(nil, as: "nil"))
    #expect(!shown.mayKeep(nil, as: "Hello") && !shown.mayKeep("\"Hi\"", as: nil))
    let content = try holder(of: "recording shown", in: .mvcVS)
    #expect(content.mayKeep(nil, as: "[UUID-0001]"))
  }

  @Test(arguments: await Pattern.recordings)
  func `in MVC with view state, the store decides on everything, and in no other pattern`(
    _ pattern: Pattern
  ) {
    let deciding = Set(
      pattern.app.viewState.compactMap { pattern.holders(of: $0).first?.kind })
    #expect((deciding == ["ViewStateStore"]) == (pattern == .mvcVS))
  }

  /// The pieces whose text on the screen depends on nothing else, such as the name of a recording.
  private static let plain = App.usual.viewState.filter {
    ["edit mode", "loading", "playing", "position"].contains($0.name)
  }

  @Test(arguments: await Pattern.recordings, Seed.some(from: 300, oneIn: 10))
  func `after any actions, each copy tells what is on the screen`(
    _ pattern: Pattern, _ seed: Seed
  ) throws {
    let stage = Stage(pattern)
    var random = RandomActions(seed: seed)
    var found: [String: [String: String]] = [:]
    var problems: [String] = []
    let actions = try random.perform(20, on: stage, sparing: [.relaunch]) {
      let state = TraceState(stage.trace(Trace.Header(pattern: pattern.name)))
      for piece in Self.plain where Self.isShown(piece, on: stage) {
        let text = stage.viewState?.text(of: piece) ?? "none"
        for (holder, value) in Self.values(of: piece, in: pattern, state) {
          if let other = found[holder]?[value], other != text {
            problems.append("\(holder) = \(value): \(piece.name) is \(other), and \(text)")
          }
          found[holder, default: [:]][value] = text
        }
      }
    }
    let list = actions.inOneLine
    #expect(problems == [], "seed \(seed): \(list)")
  }

  /// The views of the player keep their last texts when they are hidden.
  private static func isShown(_ piece: ViewStatePiece, on stage: Stage) -> Bool {
    let isOfPlayer = ["playing", "position"].contains(piece.name)
    return !isOfPlayer || stage.viewState?.recording != nil
  }

  /// The value of the newest living object for each holder.
  private static func values(
    of piece: ViewStatePiece, in pattern: Pattern, _ state: TraceState
  ) -> [(holder: String, value: String)] {
    pattern.holders(of: piece).compactMap { holder in
      let object = state.objects.last { holder.isOf($0.participant) }
      return object?[holder.property].map { ("\(piece.name): \(holder.path)", $0) }
    }
  }
}

extension Pattern {
  /// For each piece, the properties that keep it.
  var holdersOfPieces: [String] {
    app.viewState.map { piece in
      "\(piece.name): \(holders(of: piece).map(\.path).joined(separator: ", "))"
    }
  }
}

extension ViewStateHolder {
  fileprivate var path: String { "\(kind).\(property)" }
}
