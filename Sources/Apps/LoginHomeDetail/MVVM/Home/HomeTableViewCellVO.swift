import LoginHomeDetailApp

/// What a row shows, and nothing else.
struct HomeTableViewCellVO: Equatable {
  let title: String
  let message: String
}

extension HomeTableViewCellVO: CustomStringConvertible {
  var description: String { "VO(\(title))" }
}
