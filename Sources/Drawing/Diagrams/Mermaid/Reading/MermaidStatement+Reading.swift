extension MermaidStatement {
  /// - Parameter bytes: of a statement, in UTF-8.
  init(_ bytes: ArraySlice<UInt8>) throws(MermaidFault) {
    guard bytes.mayBeginWithKeyword else {
      self = .message(try Message(bytes))
      return
    }
    let text = String(decoding: bytes, as: UTF8.self)[...].trimmed
    guard let word = text.keyword else {
      self = .message(try Message(bytes))
      return
    }
    let rest = text[word.endIndex...].trimmed
    let keyword = word.lowercased()
    switch keyword {
    case "sequencediagram": self = .header
    case "participant": self = .participant(try Declaration(rest, .participant))
    case "actor": self = .participant(try Declaration(rest, .actor))
    case "create": self = try .creating(rest)
    case "destroy": self = .destroy(try rest.name("destroy"))
    case "activate": self = .activation(try rest.name("activate"), begins: true)
    case "deactivate": self = .activation(try rest.name("deactivate"), begins: false)
    case "note": self = try .note(rest)
    case "autonumber": self = .numbering(try Diagram.Numbering(mermaid: rest))
    case "box": self = .box(rest)
    case "end": self = .end
    case "title": self = .words(\.title, try rest.afterColon.title)
    case "acctitle": self = .words(\.spokenTitle, rest.afterColon.mermaidWords)
    case "accdescr": self = .words(\.spokenDescription, rest.afterColon.description)
    case "link": self = try .link(rest)
    case "links": self = try .links(rest)
    case "properties", "details": self = .ignored(try rest.splitAtColon("properties A: {}").0)
    default:
      guard let framing = Self.framing(keyword, rest) else {
        self = .message(try Message(bytes))
        return
      }
      self = framing
    }
  }

  private static func creating(_ rest: Substring) throws(MermaidFault) -> Self {
    let word = rest.keyword?.lowercased() ?? ""
    guard word == "participant" || word == "actor" else {
      let problem: MermaidProblem.Kind =
        rest.isEmpty ? .noName("create participant") : .noParticipantWord(String(rest))
      throw MermaidFault(problem)
    }
    let name = rest.dropFirst(word.count).trimmed
    var declaration = try Declaration(name, word == "actor" ? .actor : .participant)
    declaration.isCreated = true
    return .participant(declaration)
  }

  private static func framing(_ word: String, _ rest: Substring) -> Self? {
    if let kind = Diagram.Frame.Kind(rawValue: word) {
      return .frame(Diagram.Frame(kind, rest.mermaidWords))
    }
    return Diagram.Frame.Section.Word(rawValue: word).map {
      .section(.init($0, rest.mermaidWords))
    }
  }

  /// The colour comes first, where there is one.
  private static func box(_ rest: Substring) -> Self {
    let color = rest.color
    let name = rest[(color?.endIndex ?? rest.startIndex)...].mermaidWords
    return .box(
      name: name, color: color?.lowercased() == "transparent" ? nil : color.map(String.init))
  }

  private static func note(_ rest: Substring) throws(MermaidFault) -> Self {
    for (word, side) in [
      ("left of", Diagram.Note.Side.left), ("right of", .right), ("over", .over),
    ] where rest.prefix(word.count).lowercased() == word {
      let (names, text) = try rest.dropFirst(word.count).trimmed.splitAtColon(
        "Note \(word) A: text")
      let list = names.split(separator: ",", omittingEmptySubsequences: false)
      guard list.count <= (side == .over ? 2 : 1) else {
        throw MermaidFault(.threeUnderNote)
      }
      var ends: [String] = []
      for name in list { ends.append(try name.trimmed.name("Note \(word)")) }
      return .note(over: ends, side, text.mermaidWords)
    }
    throw MermaidFault(.badNote)
  }

  private static func link(_ rest: Substring) throws(MermaidFault) -> Self {
    let (id, text) = try rest.splitAtColon("link A: label @ https://address")
    guard let sign = text.firstIndex(of: "@") else {
      throw MermaidFault(.badLink, at: text.startIndex)
    }
    let address = text[text.index(after: sign)...].mermaidWords
    return .links(id, [.init(label: text[..<sign].mermaidWords, address: address)])
  }

  private static func links(_ rest: Substring) throws(MermaidFault) -> Self {
    let (id, text) = try rest.splitAtColon("links A: {\"label\": \"https://address\"}")
    let pairs = text.trimmed.mermaidPairs
    let links = pairs.compactMap { pair in
      pair.value.map { Diagram.Link(label: pair.key.mermaidWords, address: $0.mermaidWords) }
    }
    guard !links.isEmpty, links.count == pairs.count else {
      throw MermaidFault(.badLinks, at: text.startIndex)
    }
    return .links(id, links)
  }
}

extension ArraySlice<UInt8> {
  /// A quick test first: most statements are messages, and begin with a name and an arrow.
  fileprivate var mayBeginWithKeyword: Bool {
    guard let end = firstIndex(where: { !$0.isWord }) else { return true }
    return self[end].isBlank || self[end] >= 0x80 || end - startIndex > 4
  }
}

private let keywordsBeforeSigns: Set = ["title", "acctitle", "accdescr"]

extension Substring {
  /// The word that a statement begins with, unless a sign is right after it: then it is a name.
  fileprivate var keyword: Substring? {
    let end = utf8.firstIndex { !$0.isWord } ?? endIndex
    guard end > startIndex else { return nil }
    let word = self[..<end]
    if end == endIndex || self[end].isWhitespace { return word }
    return keywordsBeforeSigns.contains(word.lowercased()) ? word : nil
  }

  fileprivate var afterColon: Substring { first == ":" ? dropFirst().trimmed : self }

  fileprivate var title: String {
    get throws(MermaidFault) {
      let words = mermaidWords
      guard !words.isEmpty else { throw MermaidFault(.emptyTitle) }
      return words
    }
  }

  /// In braces, also over several lines. Blank lines around it do not count.
  fileprivate var description: String {
    let text = first == "{" ? dropFirst().dropLast(last == "}" ? 1 : 0) : self
    return text.mermaidWords.trimmed
  }

  /// The names in front of the colon, and the text after it.
  func splitAtColon(_ example: String) throws(MermaidFault) -> (String, Substring) {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")) else {
      throw MermaidFault(.noColon(example), at: endIndex)
    }
    return (String(self[..<colon].trimmed), self[utf8.index(after: colon)...])
  }

  /// `red`, `rgb(1, 2, 3)`.
  var color: Substring? {
    let end = utf8.firstIndex { !$0.isWord } ?? endIndex
    if CSSColor.isName(self[..<end]) { return self[..<end] }
    guard ["rgb", "rgba", "hsl", "hsla"].contains(self[..<end].lowercased()) else { return nil }
    return self[end...].trimmed.first == "("
      ? lastIndex(of: ")").map { self[...$0] } : nil
  }
}
