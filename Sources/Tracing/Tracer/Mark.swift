/// A place in a recorder's log: what came before it is there already, what comes after is shown.
public struct Mark: Sendable {
  let entry: Int

  public static let start = Mark(entry: 0)
}

/// Where in a recorder's log something stands.
public struct LogPlace: Hashable, Sendable {
  let entry: Int
}
