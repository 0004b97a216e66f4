import Lessons

@testable import Course

/// A lesson with an answer that is wrong, and what was done to it.
struct BrokenAnswer {
  var name: String
  var lines: [String]
  /// Then its page is missing, which a translation gives away.
  var isHeading = false
}

extension LessonPart {
  /// Everything that can be done to the last section of the part so that it says what is not so.
  var brokenAnswers: [BrokenAnswer] {
    brokenHeading + brokenDrawing + brokenDigest
      + {
        switch section.kind {
        case .question(let question): brokenQuestion(question)
        case .task(let task): brokenTask(task)
        case .claims(let claims): claims.claims.flatMap { broken($0) }
        case .contract(let table): brokenContract(table)
        case .text, .run: []
        }
      }()
  }

  func broken(_ name: String, _ change: (inout [String]) -> Void) -> BrokenAnswer {
    var lines = lines
    change(&lines)
    return BrokenAnswer(name: "\(self.name): \(name)", lines: lines)
  }

  /// One line with a word replaced by another.
  func broken(_ line: Int, _ old: String, _ new: String) -> BrokenAnswer {
    broken("line \(line), `\(old)` -> `\(new)`") {
      guard let place = $0[line - 1].firstRange(of: old) else { return }
      $0[line - 1].replaceSubrange(place, with: new)
    }
  }

  private var brokenDigest: [BrokenAnswer] {
    guard let digest = section.attributes["digest"] else { return [] }
    return [broken(section.location.line, digest.text, String(digest.text.reversed()) + "0")]
  }

  /// Without its heading, a page slides into the one above; with one letter less it is none.
  private var brokenHeading: [BrokenAnswer] {
    let line = section.location.line
    guard section.kind != .text || isTranslation else { return [] }
    let all = [
      broken("no heading") { $0.remove(at: line - 1) },
      broken("no space in the heading") {
        $0[line - 1] = "##" + $0[line - 1].trimmingPrefix(#/#+ /#)
      },
      broken("no comment") { $0[line - 1] = $0[line - 1].replacing(/<!--.*-->/, with: "") },
      broken("no sign before the comment") {
        $0[line - 1] = $0[line - 1].replacing("<!--", with: "<-")
      },
      broken("no sign behind the comment") {
        $0[line - 1] = $0[line - 1].replacing("-->", with: "->")
      },
    ]
    return (all.prefix(1) + pick(all.dropFirst())).map {
      BrokenAnswer(name: $0.name, lines: $0.lines, isHeading: true)
    }
  }

  /// One of many that are alike, another one in another section.
  func pick<Element>(_ all: some BidirectionalCollection<Element>) -> [Element] {
    let seed = name.utf8.reduce(UInt64(all.count)) { $0 &* 31 &+ UInt64($1) }
    return all.isEmpty ? [] : [Array(all)[Int(seed % UInt64(all.count))]]
  }

  /// Its fences and one of its lines gone, and one another.
  private var brokenDrawing: [BrokenAnswer] {
    guard let drawing = section.run?.drawing else { return [] }
    let lines = drawing.location.line + 1..<drawing.lastLine
    let cut = [drawing.location.line, drawing.lastLine] + pick(lines)
    return cut.map { line in broken("drawing without line \(line)") { $0.remove(at: line - 1) } }
      + pick(lines.dropFirst()).map { line in
        broken("drawing with another line \(line)") { $0[line - 1].removeLast() }
      }
  }
}
