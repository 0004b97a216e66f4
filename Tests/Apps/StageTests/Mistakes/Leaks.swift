import Stage
import Testing
import Trace

extension Stage {
  /// Names of the released objects, without views, which are released with their scenes.
  var released: Set<String> {
    let trace = trace(.init(pattern: pattern.name))
    let roles = trace.roles
    return Set(trace.releases.filter { roles[$0] != .view })
  }

  /// The objects that the right app releases in these actions, and the app with the mistake does not.
  static func leaked(by mistake: String, _ lines: [String]) throws -> Set<String> {
    let wrong = try Stage(mistake, lines)
    let right = try Stage(wrong.pattern.name, lines)
    #expect(wrong.released.isSubset(of: right.released))
    return right.released.subtracting(wrong.released)
  }
}

extension Trace {
  /// The names of the objects that were released, in order.
  var releases: [String] {
    records.compactMap { record in
      if case .release(let release) = record.event { release.object } else { nil }
    }
  }
}
