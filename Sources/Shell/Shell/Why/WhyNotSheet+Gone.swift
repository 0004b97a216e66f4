import Analysis
import Localization
import Trace

extension WhyNotSheet {
  /// Which property let an object go, and where.
  func evidence(for departure: WhyNot.Departure) -> [String] {
    let there = departure.holdWithoutMistake.map {
      localized("Without the mistake, \($0.path) holds it.")
    }
    if departure.isKilled { return [inNewProcess].compactMap(\.self) }
    guard let first = departure.holds.first, let last = departure.holds.last else {
      return [localized("The run shows no property that ever held it strongly."), there]
        .compactMap { $0 }
    }
    let holder = localized("The last property that held it strongly was \(first.hold.path).")
    let outer: String? =
      switch departure.holds.count {
      case 1: nil
      case 2: localized("\(first.hold.holder) was released too: \(last.hold.path) let go.")
      default:
        localized(
          "\(first.hold.holder) was released too, with \(last.hold.held): \(last.hold.path) let go."
        )
      }
    let letGo = changes[last.record]?.parent.map {
      localized("That happened in \(call($0)) \(place(of: $0)).")
    }
    let next = departure.successor.map {
      localized("\(first.hold.path) holds \($0) now. To ask about it: why not \($0)")
    }
    return [holder, outer, letGo, there, next].compactMap { $0 }
  }

  /// Objects of the same name have a prime in the next process, and one more in each that follows.
  private var inNewProcess: String? {
    let names = Set(asked.trace.participants.map(\.name))
    var name = whyNot.object
    while names.contains(name + "'") { name += "'" }
    return name == whyNot.object
      ? nil : localized("The new process has \(name). To ask about it: why not \(name)")
  }
}
