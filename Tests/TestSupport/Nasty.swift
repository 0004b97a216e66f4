import Foundation

/// The strings that every format has to survive; the programs that open exports are given the same.
public enum Nasty {
  public static var strings: [String] {
    get throws {
      let file = URL(fileURLWithPath: Repository.root + "/Tests/Consumers/nasty.json")
      return try JSONDecoder().decode([String].self, from: Data(contentsOf: file))
    }
  }
}
