import Actions
import Analysis
import Cells
import Localization
import Trace

/// The objects that were released in an action, and those that leaked.
struct ReleaseSheet {
  private let chain: ReleaseChain
  private let newLeaks: [Ownership.Leak]
  private let ownership: Ownership
  private let isPlain: Bool
  private let arrow: String

  init(_ trace: Trace, _ options: Options) {
    chain = ReleaseChain(of: trace)
    ownership = Ownership(of: trace)
    let leaks = ownership.leaks
    let before = leaks.isEmpty ? [] : Ownership(of: trace, at: trace.lastRecordOfHead).leaks
    newLeaks = leaks.filter { leak in !before.contains { $0.cycle == leak.cycle } }
    isPlain = options[.plain]
    arrow = options[.ascii] ? " => " : " ═▶ "
  }

  /// Every object, with what let go of it.
  func styled(width: Int) -> Styled {
    .wrapped(released + leaked, to: width, hanging: 2)
  }

  /// The released objects in a single row, for a low window: how many there are, and the first names.
  func styledInFewRows(width: Int) -> Styled {
    let inFull = Styled.wrapped(released, to: width, hanging: 2)
    let inShort = inFull.lines.count > 1 ? Styled(counted(width: width)) : inFull
    return inShort + .wrapped(leaked, to: width, hanging: 2)
  }

  private var whole: [ReleaseChain.Object] { chain.tops.filter { !$0.isPart } }

  private var released: [String] {
    isPlain ? whole.flatMap(sentences) : groups.map { localized("Released: \(drawn($0))") }
  }

  private var leaked: [String] {
    newLeaks.map { localized("Leaked: \(ownership.listed($0.objects)). Type: objects") }
  }

  /// With as many names as there is room for.
  private func counted(width: Int) -> String {
    let names = whole.flatMap(\.names)
    let views = whole.reduce(0) { $0 + $1.allParts }
    let all = localized("Released: \((names + (views > 0 ? [views.views] : [])).commaSeparated)")
    let count = names.count + views
    let shorter = (1..<max(2, names.count)).reversed().lazy.map { most in
      localized("\(count) objects released: \(Array(names.prefix(most)).commaSeparated) …")
    }
    return ([all] + shorter).first { $0.cells <= width } ?? localized("\(count) objects released")
  }

  /// Objects that follow each other, and of which the same property let go.
  private var groups: [[ReleaseChain.Object]] {
    whole.grouped { $0.lastPlace != nil && $0.lastPlace == $1.lastPlace }
  }

  /// `A ═▶ B ═▶ C, D` and, in brackets, the property that let go of A.
  private func drawn(_ tops: [ReleaseChain.Object]) -> String {
    let parts = tops.reduce(0) { $0 + $1.allParts }
    let views = parts == 0 ? "" : localized(", with \(parts.views)")
    let last = tops.first?.lastPlace.map { localized(" (\($0.printable) let go)") } ?? ""
    return tops.map(path).commaSeparated + views + last
  }

  private func path(_ object: ReleaseChain.Object) -> String {
    let freed = object.freed.filter { !$0.isPart }
    let next = freed.map { freed.count > 1 && $0.freesWhole ? "(\(path($0)))" : path($0) }
    let name = object.participant.name.printable
    return next.isEmpty ? name : name + arrow + next.commaSeparated
  }

  private func sentences(_ object: ReleaseChain.Object) -> [String] {
    let name = object.participant.name.printable
    let released =
      object.lastHold.map { last in
        let holder = last.holder.printable
        return localized("\(name) is released, last held by \(holder) as \(last.property).")
      } ?? localized("\(name) is released.")
    return [released]
      + object.freed.filter { !$0.isPart }.flatMap(sentences)
  }
}

extension ReleaseChain.Object {
  /// Whether it is a widget, which goes with its scene.
  fileprivate var isPart: Bool {
    participant.role == .view && lastHold?.property != "presentedViewController"
  }

  /// The property that held it last: `Work.contents`.
  fileprivate var lastPlace: String? { lastHold?.path }

  /// Its name, and those of the objects that it freed, without widgets.
  fileprivate var names: [String] {
    [participant.name.printable] + freed.filter { !$0.isPart }.flatMap(\.names)
  }

  fileprivate var freesWhole: Bool { freed.contains { !$0.isPart } }

  fileprivate var allParts: Int {
    freed.reduce(0) { $0 + ($1.isPart ? 1 : 0) + $1.allParts }
  }
}

extension Trace {
  /// The last record before the first turn.
  fileprivate var lastRecordOfHead: Int {
    let first = records.first { if case .turn = $0.event { true } else { false } }
    return (first?.n ?? 1) - 1
  }
}
