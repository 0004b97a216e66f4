import TestSupport

/// The tags of a page or of a picture, as a browser sees them. Scripts and styles are skipped.
struct Markup {
  private(set) var scripts = 0
  /// Tags and attributes that came from content.
  private(set) var smuggled: [Substring] = []

  init(_ text: String) {
    // Only signs of ASCII mean something. To Swift, others would join them to another character.
    let signs = text.unicodeScalars.map { $0.isASCII ? $0 : "_" }
    var rest = Substring(String(String.UnicodeScalarView(signs)))
    while let start = rest.firstIndex(of: "<") {
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        rest = rest.after("-->")
        continue
      }
      let tag = Self.tag(rest)
      rest = rest[tag.endIndex...].dropFirst()
      look(at: tag)
      let name = tag.dropFirst().prefix(while: \.isLetter).lowercased()
      if name == "script" || name == "style" {
        if name == "script" { scripts += 1 }
        rest = rest.after("</\(name)")
      }
    }
  }

  /// From `<` up to its `>`, which may stand in a quoted value as well.
  private static func tag(_ text: Substring) -> Substring {
    var quote: Character?
    let end = text.indices.dropFirst().first { index in
      let sign = text[index]
      if let open = quote {
        if sign == open { quote = nil }
        return false
      }
      if sign == "\"" || sign == "'" { quote = sign }
      return sign == ">"
    }
    return text[..<(end ?? text.endIndex)]
  }

  private mutating func look(at tag: Substring) {
    var bare = ""
    var quote: Character?
    for sign in tag {
      if let open = quote {
        if sign == open { quote = nil }
      } else if sign == "\"" || sign == "'" {
        quote = sign
      } else {
        bare.append(sign)
      }
    }
    let isOurs = bare.dropFirst().first.map { $0.isLetter || "/!?".contains($0) } ?? false
    let evil = [Hostile.mark, "onerror", "onload", "<img", "<iframe"].contains(where: bare.contains)
    if !isOurs || evil { smuggled.append(tag.prefix(60)) }
  }
}

extension Substring {
  /// Empty when there is no such text.
  fileprivate func after(_ text: String) -> Substring {
    firstRange(of: text).map { self[$0.upperBound...] } ?? ""
  }
}
