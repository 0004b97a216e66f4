import Analysis
import Trace

/// Which objects are alive at the end of a run with a change and not without it, or the other way round, and who holds an
/// object otherwise.
///
/// Views are counted where they come with an object of another role: they live and die with their screen.
struct ObjectFacts: Equatable, Sendable {
  /// Objects without views, and the number of the views.
  struct Group: Equatable, Sendable {
    var names: [String] = []
    var views = 0
    var isEmpty: Bool { names.isEmpty }
  }

  /// Released in the run as it is, and alive with the change.
  let kept: Group
  /// Not there at all in the run as it is.
  let new: Group
  /// Alive in the run as it is, and released or never made with the change.
  let missing: Group
  /// Holds of objects that are alive in both runs: only with the change, or with another strength.
  let holds: [Ownership.Hold]

  var isEmpty: Bool { kept.isEmpty && new.isEmpty && missing.isEmpty && holds.isEmpty }

  init(_ before: Trace, _ after: Trace) {
    let (here, there) = (Ownership(of: before), Ownership(of: after))
    let (old, now) = (Set(here.objects.map(\.name)), Set(there.objects.map(\.name)))
    let everOld = Set(before.participants.map(\.name))
    let more = there.objects.filter { !old.contains($0.name) }
    kept = Group(more.filter { everOld.contains($0.name) })
    new = Group(more.filter { !everOld.contains($0.name) })
    missing = Group(here.objects.filter { !now.contains($0.name) })
    let both = Set(there.objects.filter { $0.role != .view && old.contains($0.name) }.map(\.name))
    let known = Set(here.holds.map(Link.init))
    holds = there.holds.filter { hold in
      both.isSuperset(of: [hold.holder, hold.held]) && !known.contains(Link(hold))
    }
  }
}

extension ObjectFacts.Group {
  fileprivate init(_ objects: [Trace.Participant]) {
    names = objects.filter { $0.role != .view }.map(\.name)
    views = objects.count - names.count
  }
}

/// Who holds whom how strongly, whatever the property is called.
private struct Link: Hashable {
  let holder, held: String
  let strength: Trace.Reference.Strength

  init(_ hold: Ownership.Hold) {
    (holder, held, strength) = (hold.holder, hold.held, hold.strength)
  }
}
