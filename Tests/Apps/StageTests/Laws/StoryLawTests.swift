import Analysis
import Stage
import Testing
import Trace

/// What holds for the stories of every scenario in every pattern.
@MainActor @Suite struct StoryLawTests {
  @Test(arguments: await Performance.some)
  func `every change of data has a cause in its story`(_ performance: Performance) throws {
    let run = try StoriesOfRun.of(performance)
    for story in run.stories {
      for change in story.changes {
        let parent = run.changes[change.record]?.parent
        #expect(change.way.last == parent)
        #expect(change.way.isEmpty || story.triggers.contains(change.way[0]))
        for (earlier, later) in zip(change.way, change.way.dropFirst()) {
          let message = try #require(run.messages[later])
          #expect([message.parent, message.cause, message.origin].contains(earlier))
        }
      }
    }
  }

  @Test(arguments: await Performance.some)
  func `every post is an announcement, and its observers are the hearers`(
    _ performance: Performance
  ) throws {
    let run = try StoriesOfRun.of(performance)
    for (n, message) in run.messages where message.kind == .post {
      let announcements = run.announcements.filter { $0.messages.contains(n) }
      #expect(announcements.count == 1)
      let posts = try #require(announcements.first).messages
      let told = run.messages.filter { posts.contains($1.parent ?? 0) && $1.kind == .observer }
      let hearers = announcements.flatMap(\.hearers).map(\.message)
      #expect(hearers.sorted() == told.keys.sorted(), "message \(n)")
    }
  }

  @Test(arguments: await Performance.some)
  func `a binding that emits a property that has just changed announces the change`(
    _ performance: Performance
  ) throws {
    let run = try StoriesOfRun.of(performance)
    let data = Set(run.stories.flatMap(\.changes).map(\.record))
    for (n, message) in run.messages where message.kind == .binding {
      let change = run.changes.filter { record, change in
        data.contains(record) && record < n && change.parent == message.parent
          && change.owner == message.from && change.property == message.text
      }.keys.max()
      guard let change else { continue }
      let announcement = run.announcements.first { $0.messages.contains(n) }
      #expect(announcement?.changes.contains(change) == true, "message \(n)")
    }
  }

  @Test(arguments: await Performance.some)
  func `who did nothing changed nothing and wrote no view`(_ performance: Performance) throws {
    let run = try StoriesOfRun.of(performance)
    let idle = Set(
      run.announcements.flatMap(\.hearers).filter { !$0.acted }.map(\.message))
    for (n, change) in run.changes {
      #expect(idle.isDisjoint(with: run.calls(around: change.parent)), "change \(n)")
    }
    for writing in run.stories.flatMap(\.writings) {
      #expect(idle.isDisjoint(with: run.calls(around: writing.message)))
    }
  }

  @Test(arguments: await Performance.some)
  func `the model changes in the same way in all patterns of an app`(
    _ performance: Performance
  ) throws {
    let first = try #require(performance.pattern.app.patterns.first)
    let other = Performance(pattern: first, scenario: performance.scenario)
    #expect(
      try StoriesOfRun.of(performance).changesOfModel == StoriesOfRun.of(other).changesOfModel)
  }

  @Test(arguments: await Performance.some)
  func `what a model does with a service is no change of the model`(
    _ performance: Performance
  ) throws {
    let run = try StoriesOfRun.of(performance)
    for change in run.stories.flatMap(\.changes) where change.kind == .model {
      let owner = try #require(run.changes[change.record]?.owner)
      #expect(run.isService(owner) || !run.holdsService(owner), "\(owner)")
    }
  }

  @Test(arguments: await Performance.some)
  func `every change of a state is a change of view state`(_ performance: Performance) throws {
    let run = try StoriesOfRun.of(performance)
    let told = Set(run.stories.flatMap(\.changes).filter { $0.kind == .viewState }.map(\.record))
    for (n, change) in run.changes where run.isState(change.owner) && !change.isInitial {
      #expect(told.contains(n), "\(change.owner).\(change.property)")
    }
  }

  @Test(arguments: await Performance.some)
  func `the first change is the earliest of its kind, and no model changes without being it`(
    _ performance: Performance
  ) throws {
    let run = try StoriesOfRun.of(performance)
    for story in run.stories {
      let same = story.changes.filter { $0.kind == story.firstChange?.kind }
      #expect(story.firstChange?.record == same.map(\.record).min())
      let model = story.changes.contains { $0.kind == .model }
      #expect((story.firstChange?.kind == .model) == model)
    }
  }

  @Test(arguments: [
    ("mvc", "Hello.name posted: FolderVC, PlayVC2"),
    ("mvvm-c", "Hello.name posted: FolderVM, (Coordinator), PlayVM2"),
    ("mvc-vs", "DocStore.content posted: FolderVC, PlayVC2"),
    ("mvp", "Hello.name posted: FolderData, PlayData2"),
    ("viper", "Service.document observed: FolderInteractor, PlayerInteractor2"),
    ("mvcs", "Hello.name posted: FolderVC, PlayVC2"),
    ("mv", "Hello.name marked: ItemRow, PlayerView"),
  ])
  func `how a new name is announced, and who hears it`(pattern: String, expected: String) throws {
    #expect(try firstAnnouncement(of: "rename", in: pattern) == expected)
  }

  @Test(arguments: [
    ("mvc", "FolderVC.isEditing"), ("mvvm-c", "FolderVC.isEditing"),
    ("mvc-vs", "VSStore.content posted: FolderVC"),
    ("mvp", "FolderPresenter.isEditing ordered: FolderVC, FolderVC"),
    ("viper", "FolderPresenter.isEditing ordered: FolderView, FolderView"),
  ])
  func `how the mode of a list is announced`(pattern: String, expected: String) throws {
    #expect(try firstAnnouncement(of: "edit", in: pattern) == expected)
  }

  /// The first change, and who heard of it; those that did nothing are in parentheses.
  private func firstAnnouncement(of scenario: String, in name: String) throws -> String {
    let run = try StoriesOfRun.of(Performance(scenario, in: name))
    let story = try #require(run.stories.first)
    let first = try #require(story.firstChange)
    let change = try #require(run.changes[first.record])
    let told = story.announcements(of: first.record).map { announcement in
      let hearers = announcement.hearers.map { $0.acted ? $0.name : "(\($0.name))" }
      return " \(announcement.manner.rawValue): \(hearers.joined(separator: ", "))"
    }
    return "\(change.owner).\(change.property)" + told.joined(separator: ";")
  }
}
