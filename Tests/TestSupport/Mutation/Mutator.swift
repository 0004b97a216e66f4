/// Makes hostile inputs: takes a good one, and changes it a few times at random.
public struct Mutator: Sendable {
  /// Good inputs. Each mutant begins as one of them.
  public let corpus: [[UInt8]]
  /// Words and signs that mean something in these inputs.
  public let words: [String]
  /// What can be nested: how a level begins, and how it ends.
  public let nests: [Nest]
  let hostile: [String]

  public struct Nest: Sendable {
    let opening: String
    let closing: String

    public init(_ opening: String, _ closing: String = "") {
      self.opening = opening
      self.closing = closing
    }
  }

  /// A mutant is no longer than this, in bytes, so that the time it takes says something.
  public static let longest = 1 << 16

  public init(corpus: [String], words: [String], nests: [Nest]) throws {
    self.init(
      corpus: corpus.map { Array($0.utf8) }, words: words, nests: nests, try Hostile.strings)
  }

  /// For files that are no text.
  public init(corpus: [[UInt8]]) {
    self.init(corpus: corpus, words: [], nests: [], [])
  }

  private init(corpus: [[UInt8]], words: [String], nests: [Nest], _ hostile: [String]) {
    self.corpus = corpus
    self.words = words + Hostile.numbers
    self.nests = nests + [Nest("("), Nest("[", "]"), Nest("\"")]
    self.hostile = hostile + Hostile.numbers
  }

  /// The same for the same seed. Most mutants have one change or two, a few have many.
  public func mutant(_ seed: Seed) -> [UInt8] {
    var random = SplitMix64(seed: seed)
    var bytes = random.pick(corpus)
    repeat {
      random.pick(Mutation.allCases).apply(to: &bytes, self, &random)
    } while random.below(3) != 0
    return Array(bytes.prefix(Self.longest))
  }
}
