import Localization
import Trace

// Which objects are made on one side only.

extension ContrastWords {
  func making(_ one: [Contrast.Made], _ two: [Contrast.Made]) -> String {
    let (here, there) = (one.except(partsOf: two), two.except(partsOf: one))
    // Where nothing else is made, the names are what differs.
    guard !here.isEmpty || !there.isEmpty else { return making(only: one, two) }
    return max(here.count, there.count) > 6
      ? making(only: here.beyond(there), there.beyond(here)) : making(only: here, there)
  }

  private func making(only one: [Contrast.Made], _ two: [Contrast.Made]) -> String {
    switch (one.isEmpty, two.isEmpty) {
    case (true, _): only(.second, made(two))
    case (_, true): only(.first, made(one))
    case _ where max(one.count, two.count) > 6:
      both(made(one, otherThan: titles.second), made(two, otherThan: titles.first))
    default: both(made(one), made(two))
    }
  }

  /// Names say nothing where they are many: then how many there are of each role, the most first, and what there is one of.
  ///
  /// - Parameter title: of the run that makes others, where one of the runs makes many: what both make is not counted.
  func made(_ objects: [Contrast.Made], otherThan title: String? = nil) -> String {
    let names = objects.map(\.name)
    let roles = Dictionary(grouping: objects, by: \.role.heading)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { $1.count == 1 ? $1[0].name : "\($1.count) × \($0)" }
    let (count, list) = (objects.count, (objects.count > 6 ? roles : names).commaSeparated)
    if let title {
      return localized(
        count, one: "\(count) object is made that \(title) has not (\(list))",
        other: "\(count) objects are made that \(title) has not (\(list))")
    }
    let all = names.listed(.and)
    return count > 6
      ? localized("\(count) objects are made (\(list))")
      : localized(count, one: "\(all) is made", other: "\(all) are made")
  }
}

extension [Contrast.Made] {
  /// As many of one role on both sides are the same parts with other names.
  fileprivate func except(partsOf others: Self) -> Self {
    filter { made in count { $0.role == made.role } != others.count { $0.role == made.role } }
  }

  /// Without the first ones of each role, as many as there are among the others.
  fileprivate func beyond(_ others: Self) -> Self {
    var left = Dictionary(grouping: others, by: \.role).mapValues(\.count)
    return filter { made in
      left[made.role, default: 0] -= 1
      return left[made.role, default: 0] < 0
    }
  }
}
