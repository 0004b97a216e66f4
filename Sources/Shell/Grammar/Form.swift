import Localization

/// A way to write a command: the words after its name, its options, and what it does.
public struct Form<Context: CommandContext> {
  public typealias Body =
    (Context) -> @MainActor (Request<Context>) throws(Context.Problem) -> Context.Reply

  public let parts: [Part<Context>]
  /// `nil` where the summary of the command says it.
  public let meaning: Phrase?
  /// Options that must be given, with what help writes for their values.
  public let needed: OptionList<Context>
  /// All options that may be given, `needed` among them.
  public let options: OptionList<Context>
  /// Whether help names it.
  public let isListed: Bool
  public let traits: FormTraits
  public let body: Body

  /// - Parameters:
  ///   - meaning: as in "go back to the message before".
  ///   - needing: options that must be given; without them, the line is another form.
  public init(
    _ parts: Part<Context>..., to meaning: Phrase? = nil, needing needed: OptionList<Context> = [],
    options: OptionList<Context> = [], isListed: Bool = true, traits: FormTraits = [],
    run body: @escaping Body
  ) {
    self.init(
      parts, to: meaning, needing: needed, options: options, isListed: isListed, traits: traits,
      run: body)
  }

  public init(
    _ parts: [Part<Context>], to meaning: Phrase? = nil, needing needed: OptionList<Context> = [],
    options: OptionList<Context> = [], isListed: Bool = true, traits: FormTraits = [],
    run body: @escaping Body
  ) {
    self.parts = parts
    self.meaning = meaning
    self.needed = needed
    self.options = options + needed.filter { options.named($0.name) == nil }
    self.isListed = isListed
    self.traits = traits
    self.body = body
  }

  /// The fixed words that it begins with.
  public var fixedWords: [String] { parts.prefix { $0.literal != nil }.compactMap(\.literal) }

  /// The words that each part gets; `nil` where the words do not fit.
  func assigned(_ words: [String]) -> [(part: Part<Context>, words: ArraySlice<String>)]? {
    guard let ranges = ranges(of: words.count), fits(words, ranges) else { return nil }
    return zip(parts, ranges).map { ($0, words[$1]) }
  }

  /// The parts that the word after some words could belong to.
  func parts(after words: [String]) -> [Part<Context>] {
    let counts = (words.count + 1)...(words.count + 1 + parts.count)
    let found = counts.compactMap { count -> Int? in
      guard let ranges = ranges(of: count), fits(words, ranges) else { return nil }
      return ranges.firstIndex { $0.contains(words.count) }
    }
    return parts.indices.filter(found.contains).map { parts[$0] }
  }

  /// Whether words fit as a beginning.
  func begins(with words: [String]) -> Bool {
    assigned(words) != nil || !parts(after: words).isEmpty
  }

  /// Which words each part gets when there are so many; `nil` when that is too few or too many.
  private func ranges(of count: Int) -> [Range<Int>]? {
    var spare = count - parts.reduce(0) { $0 + $1.least }
    guard spare >= 0 else { return nil }
    var start = 0
    let ranges = parts.map { part in
      let size = part.least + min(spare, part.most - part.least)
      spare -= size - part.least
      defer { start += size }
      return start..<start + size
    }
    return spare == 0 ? ranges : nil
  }

  /// Whether the fixed words are where they belong, as far as there are words.
  private func fits(_ words: [String], _ ranges: [Range<Int>]) -> Bool {
    zip(parts, ranges).allSatisfy { part, range in
      part.literal == nil || range.lowerBound >= words.count
        || words[range.lowerBound].lowercased() == part.literal
    }
  }
}

// MARK: As help writes it

extension Form {
  /// `class pack LESSON… --output DIR`
  public func usage(of command: String) -> String {
    ([command] + partTexts + needed.map(\.shortUsage)).joined(separator: " ")
  }

  /// A word that may be left out is in brackets, together with all optional words after it.
  private var partTexts: [String] {
    let texts = parts.map(\.text)
    return parts.indices.compactMap { index in
      guard !texts[index].isEmpty else { return nil }
      let opens = parts[index].isOptional ? "[" : ""
      let isLast = index + 1 == parts.count || !parts[index + 1].isOptional
      let depth = parts[...index].reversed().prefix(while: \.isOptional).count
      return opens + texts[index] + (isLast ? String(repeating: "]", count: depth) : "")
    }
  }
}
