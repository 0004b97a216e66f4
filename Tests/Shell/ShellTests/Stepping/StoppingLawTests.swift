import Analysis
import Stage
import TestSupport
import Testing

@testable import Shell

/// Laws of stops and of stepping, in the scenarios of all patterns.
@Suite struct StoppingLawTests {
  @Test(arguments: await Seed.share(of: Runs.all))
  func `state and screen are the same forwards, backwards and by jumping`(_ run: String) throws {
    let session = Runs.session
    #expect(session.reply(to: run).complaint == nil)
    var seen: [String] = []
    while session.reply(to: "step").status == .done { seen.append(Self.view(session)) }
    let stepping = try #require(session.run.stepping)
    #expect(seen.count == stepping.place.stops.count)
    for place in seen.indices.dropLast().reversed() {
      _ = session.reply(to: "step back")
      #expect(Self.view(session) == seen[place], "back to \(place + 1)")
    }
    var random = SplitMix64(seed: Seed(1))
    for place in seen.indices.shuffled(using: &random) {
      _ = session.reply(to: "goto \(stepping.drawing.messages[place].number)")
      #expect(Self.view(session) == seen[place], "jumping to \(place + 1)")
    }
  }

  private static func view(_ session: Session) -> String {
    ["state", "screen"].map { session.reply(to: $0) }.map { $0.text.plain + ($0.complaint ?? "") }
      .joined(separator: "\n")
  }

  @Test(arguments: await Seed.share(of: Runs.all))
  func `continue stops where find finds something, and nowhere else, in both directions`(
    _ run: String
  ) throws {
    let session = Runs.session
    _ = session.reply(to: run)
    var random = SplitMix64(seed: Seed(2))
    let words = EventVocabulary(try session.run.trace()).words
    // Not every run has a model.
    let roles = ["Model", "View"].filter(words.contains).flatMap { ["from \($0)", "to \($0)"] }
    let queries = roles + ["state", "kind call after kind user"]
    for query in queries + (1...4).map({ _ in random.pick(words) }) {
      _ = session.reply(to: "goto now")
      let found = try Self.positions(of: query, in: session)
      _ = session.reply(to: "break \(query)")
      #expect(Self.stops(session, "continue") == found, "\(query)")
      _ = session.reply(to: "goto now")
      #expect(Self.stops(session, "continue back") == found.reversed(), "\(query)")
      _ = session.reply(to: "break off")
    }
  }

  private static func positions(of query: String, in session: Session) throws -> [Int] {
    var stepping = try session.stepping.stepping(session.options)
    let words = query.split(separator: " ").map(String.init)
    let found = try stepping.search.events(matching: EventQuery(words))
    return found.map(\.position).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  /// The positions at which a command stops, until it stops no more.
  private static func stops(_ session: Session, _ command: String) -> [Int] {
    var stops: [Int] = []
    while session.reply(to: command).text.plain.contains("Stop at message") {
      stops.append(session.run.position?.position ?? 0)
    }
    return stops
  }
}

/// The scenarios of all patterns.
private enum Runs {
  static let all = Pattern.all.flatMap { pattern in
    (session.library.scenarioIndex?.scenarios(for: pattern) ?? []).map {
      "run \(pattern.name) \($0.name)"
    }
  }

  /// A new session, with the lessons and scenarios of the course.
  static var session: Session {
    let session = Session(environment: .course)
    session.height = .max
    return session
  }
}
