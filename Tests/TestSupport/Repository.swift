/// The working copy that the tests were built from.
public enum Repository {
  /// The folder of Package.swift, without a slash at the end.
  public static let root = folder()

  private static func folder(_ file: String = #filePath) -> String {
    file.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
  }
}
