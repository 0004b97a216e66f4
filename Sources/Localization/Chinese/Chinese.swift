/// All that is said in Chinese, by the English words.
public enum Chinese {
  public static let phrases: [String: String] =
    [shell].reduce(into: [:]) { all, part in all.merge(part) { first, _ in first } }
}
