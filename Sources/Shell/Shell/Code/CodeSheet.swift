import Analysis
import Cells
import Localization
import SourceCode

/// The code of a message: the line that sent it, and the method that got it.
struct CodeSheet {
  let code: MessageCode
  /// `PlayVC → Recording: setName("Hi")`; `nil` where the drawing says it already.
  var title: String?
  let options: Options
  /// How many lines of the method that got it are shown; `nil` for all.
  var limit: Int?
  /// How many lines are shown above and below the line that sent it.
  var context = 2

  func styled(width: Int) -> Styled {
    .stack([
      title.map { .wrapped($0, to: width, .strong) } ?? Styled(), call(width: width),
      receiver(width: width),
    ])
  }

  // MARK: What sent it

  private func call(width: Int) -> Styled {
    switch code.call {
    case .lines(let lines, let excerpt):
      let numbers = lines.map(String.init).listed(.or)
      let words =
        lines.count == 1
        ? localized("Sent in \(excerpt.symbol), line \(numbers)")
        : localized(
          "Sent in \(excerpt.symbol), in line \(numbers): a trace does not say in which of them")
      let place = lines.count == 1 ? "\(excerpt.file.path):\(lines[0])" : excerpt.place
      return heading(words, place, width: width) + marked(lines, in: excerpt, width: width)
    case .perhaps(let lines, let excerpt):
      let numbers = lines.map(String.init).listed(.or)
      let words = localized(
        "Perhaps sent in \(excerpt.symbol), line \(numbers): code that is not traced may have asked"
      )
      return heading(words, "\(excerpt.file.path):\(lines[0])", width: width)
        + marked(lines, in: excerpt, width: width)
    case .subscription(let lines, let excerpt):
      let numbers = lines.map(String.init).listed(.or)
      let words = localized(
        "Sent at once, because something subscribed in \(excerpt.symbol), line \(numbers)")
      return heading(words, "\(excerpt.file.path):\(lines[0])", width: width)
        + marked(lines, in: excerpt, width: width)
    case .write(let property, let writer):
      return .wrapped(localized("Sent when \(writer) wrote \(property)."), to: width)
    case .otherDevice:
      return .wrapped(localized("It came from another device."), to: width)
    case .person(let action):
      return .wrapped(localized("A person sent it: \(action)"), to: width)
    case .framework(isUncalled: false):
      return .wrapped(localized("The framework sent it."), to: width)
    case .framework(isUncalled: true):
      return .wrapped(
        localized("The framework sent it. No line of the app calls this method."), to: width)
    case .unknown:
      return .wrapped(localized("Which line sent it is not known."), to: width)
    }
  }

  private func marked(_ lines: [Int], in excerpt: Excerpt, width: Int) -> Styled {
    NumberedCode(excerpt: excerpt.around(lines, context), marked: lines)
      .styled(width: width, options)
  }

  // MARK: What got it

  private func receiver(width: Int) -> Styled {
    switch code.receiver {
    case .member(let excerpt):
      return method(excerpt, localized("Got by \(excerpt.symbol)"), width: width)
    case .closure(let excerpt):
      let words = localized("Got by a closure that is written in \(excerpt.symbol)")
      return method(excerpt, words, width: width)
    case .forwarding(let excerpt):
      let words = localized("Got by no method: \(excerpt.symbol) says who shall get it")
      return method(excerpt, words, width: width)
    case .type(let excerpt):
      // What a person does to a view is no call.
      if case .person = code.call { return Styled() }
      let words = localized("Got by \(excerpt.symbol), which has no code of its own for it")
      return method(excerpt, words, width: width)
    case .unknown(closureOf: let type?):
      let words = localized("Got by a closure of \(type). Where it is written is not known.")
      return .wrapped(words, to: width)
    case .unknown:
      return .wrapped(localized("The code that got it is not in the sources."), to: width)
    }
  }

  private func method(_ excerpt: Excerpt, _ words: String, width: Int) -> Styled {
    heading(words, excerpt.place, width: width)
      + NumberedCode(excerpt: excerpt, limit: limit).styled(width: width, options)
  }

  /// A sentence, and the file below it.
  private func heading(_ words: String, _ place: String, width: Int) -> Styled {
    .wrapped(words, to: width) + .wrapped(place, to: width, .faint)
  }
}

extension Excerpt {
  /// The lines around some of its lines.
  fileprivate func around(_ lines: [Int], _ context: Int) -> Excerpt {
    let first = max(self.lines.lowerBound, (lines.min() ?? 1) - context)
    let last = min(self.lines.upperBound, (lines.max() ?? 1) + context)
    return Excerpt(file, first...max(first, last), symbol: symbol)
  }
}
