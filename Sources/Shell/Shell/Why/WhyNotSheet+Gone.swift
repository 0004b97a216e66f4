import Analysis
import Localization

extension WhyNotSheet {
  /// Which property let an object go, and where.
  func evidence(for departure: WhyNot.Departure) -> [String] {
    let there = departure.holdWithoutMistake.map {
      localized("Without the mistake, \("\($0.holder).\($0.property)") holds it.")
    }
    if departure.isKilled { return [] }
    guard let first = departure.holds.first, let last = departure.holds.last else {
      return [localized("The run shows no property that ever held it strongly."), there]
        .compactMap { $0 }
    }
    let path = { (hold: Ownership.Hold) in "\(hold.holder).\(hold.property)" }
    let holder = localized("The last property that held it strongly was \(path(first.hold)).")
    let outer: String? =
      switch departure.holds.count {
      case 1: nil
      case 2: localized("\(first.hold.holder) was released too: \(path(last.hold)) let go.")
      default:
        localized(
          "\(first.hold.holder) was released too, with \(last.hold.held): \(path(last.hold)) let go."
        )
      }
    let letGo = changes[last.record]?.parent.map {
      localized("That happened in \(call($0)) \(place(of: $0)).")
    }
    let next = departure.successor.map {
      localized("\(path(first.hold)) holds \($0) now. To ask about it: why not \($0)")
    }
    return [holder, outer, letGo, there, next].compactMap { $0 }
  }
}
