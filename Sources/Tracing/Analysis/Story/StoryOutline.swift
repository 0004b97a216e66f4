import Trace

/// What of some stories is shown where there is no room for all: their point, and what is shown next when there is room.
///
/// The parts hold the records of messages and changes.
public struct StoryOutline: Equatable, Sendable {
  /// What set it off, the first change, how that was announced, who heard and acted, and for each of them one view that was
  /// written or one screen that was moved; without a change, the screens that came and went, or a view that was written.
  public private(set) var point: Set<Int> = []
  /// The most telling part first.
  public private(set) var details: [Set<Int>] = []

  public init(_ stories: [Story]) {
    for story in stories {
      point.formUnion(story.point)
      let more = story.details.map(Set.init)
      details = details.isEmpty ? more : zip(details, more).map { $0.union($1) }
    }
  }
}

extension Story {
  fileprivate var point: Set<Int> {
    var point = Set(triggers.prefix(1))
    guard let change = firstChange else {
      let moves = screens.compactMap(\.message)
      return point.union(moves.isEmpty ? writings.prefix(1).map(\.message) : moves)
    }
    point.formUnion(records(of: change))
    let told = announcements(of: change.record)
    if told.flatMap(\.hearers).contains(where: \.acted) {
      point.formUnion(told.flatMap(records))
    } else {
      point.formUnion(told.flatMap(\.messages))
      let later = writings.first { $0.message > change.record } ?? writings.first
      point.formUnion(later.map { [$0.message] } ?? screens.compactMap(\.message))
    }
    return point
  }

  fileprivate var details: [[Int]] {
    [
      screensMoved, handling, otherData, waysOut, ownData, waysIn, firstWritings,
      announcements.flatMap(\.hearers).map(\.message), writings.map(\.message),
    ]
  }

  /// The message that a view sent because of what set it off.
  private var handling: [Int] {
    firstChange.map { Array($0.way.prefix(2)) } ?? []
  }

  /// The other changes of what all screens share, and who acted on them.
  private var otherData: [Int] { telling { $0 != .own } }

  private var ownData: [Int] { telling { $0 == .own } }

  private func telling(_ isMeant: (DataKind) -> Bool) -> [Int] {
    changes.filter { isMeant($0.kind) }.flatMap { change in
      records(of: change) + announcements(of: change.record).flatMap(records)
    }
  }

  /// From those who heard of the first change to the views and screens.
  private var waysOut: [Int] {
    guard let change = firstChange else { return screens.flatMap(\.way) }
    return announcements(of: change.record).flatMap(\.hearers).flatMap { hearer in
      let way = writings.first { hearer.effects.contains($0.message) }?.way
      return way?.drop { $0 != hearer.message } ?? []
    }
  }

  private var waysIn: [Int] { firstChange?.way ?? [] }

  private var screensMoved: [Int] { screens.compactMap(\.message) }

  /// One view for each object that writes some, and how it came to that.
  private var firstWritings: [Int] {
    var writers: Set<String> = []
    return writings.filter { writers.insert($0.writer).inserted }.flatMap(\.way)
  }

  /// A change, and the message in which it happened.
  private func records(of change: Change) -> [Int] { [change.record] + change.way.suffix(1) }

  /// What announces, and those who acted. A message that told only an object that did nothing is left out.
  private func records(of announcement: Announcement) -> [Int] {
    let acted = announcement.hearers.filter(\.acted)
    let told = Set(announcement.hearers.map(\.message))
    return announcement.messages.filter { !told.contains($0) } + acted.map(\.message)
      + acted.compactMap(point)
  }

  /// A view that was written, a screen that was moved, or else what came of it first.
  private func point(of hearer: Hearer) -> Int? {
    let written = writings.first { hearer.effects.contains($0.message) }?.message
    let moved = screens.lazy.compactMap(\.message).first { hearer.effects.contains($0) }
    return written ?? moved ?? hearer.effects.first
  }
}
