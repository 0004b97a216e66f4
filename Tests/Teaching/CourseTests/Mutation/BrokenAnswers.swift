import Lessons

@testable import Course

/// A lesson with a wrong answer. `name` says what was changed.
struct BrokenAnswer {
  var name: String
  var lines: [String]
  /// Whether the heading was changed. Then a page is missing, and the check of a translation finds it.
  var isHeading = false
}

extension LessonPart {
  /// All changes to the last section of the part that make it state something wrong.
  var brokenAnswers: [BrokenAnswer] {
    brokenHeading + brokenLoan + brokenDrawing + brokenDigest
      + {
        switch section.kind {
        case .question(let question): brokenQuestion(question)
        case .task(let task): brokenTask(task)
        case .claims(let claims): claims.claims.flatMap { broken($0) }
        case .contract(let table): brokenContract(table)
        case .variations(let variations):
          variations.variants.map { broken($0.location.line, "`\($0.name)`", "`\($0.name)x`") }
        case .text, .run, .exercise: []
        }
      }()
  }

  func broken(_ name: String, _ change: (inout [String]) -> Void) -> BrokenAnswer {
    var lines = lines
    change(&lines)
    return BrokenAnswer(name: "\(self.name): \(name)", lines: lines)
  }

  /// Replaces a word in a line by another word.
  func broken(_ line: Int, _ old: String, _ new: String) -> BrokenAnswer {
    broken("line \(line), `\(old)` -> `\(new)`") {
      guard let place = $0[line - 1].firstRange(of: old) else { return }
      $0[line - 1].replaceSubrange(place, with: new)
    }
  }

  private var brokenLoan: [BrokenAnswer] {
    guard let drawing = section.attributes["drawing"], !isTranslation else { return [] }
    let old = "drawing: \(drawing.text)"
    return [broken(section.location.line, old, old + "x")]
  }

  private var brokenDigest: [BrokenAnswer] {
    guard let digest = section.attributes["digest"] else { return [] }
    return [broken(section.location.line, digest.text, String(digest.text.reversed()) + "0")]
  }

  /// Without its heading, a page becomes part of the page above. With a damaged heading, it is no page.
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
      broken("no sign after the comment") {
        $0[line - 1] = $0[line - 1].replacing("-->", with: "->")
      },
    ]
    return (all.prefix(1) + pick(all.dropFirst())).map {
      BrokenAnswer(name: $0.name, lines: $0.lines, isHeading: true)
    }
  }

  /// Picks one of several similar elements. The choice depends on the section, so that sections differ.
  func pick<Element>(_ all: some BidirectionalCollection<Element>) -> [Element] {
    let seed = name.utf8.reduce(UInt64(all.count)) { $0 &* 31 &+ UInt64($1) }
    return all.isEmpty ? [] : [Array(all)[Int(seed % UInt64(all.count))]]
  }

  /// Removes each fence and a line of the drawing, and changes a line of the drawing.
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
