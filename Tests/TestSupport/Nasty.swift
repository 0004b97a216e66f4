import Foundation

/// Strings that are hard to quote. Every export format is tested with them, here and in `Tests/Consumers`.
public enum Nasty {
  public static var strings: [String] {
    get throws {
      let file = URL(fileURLWithPath: Repository.root + "/Tests/Consumers/nasty.json")
      return try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
    }
  }
}
