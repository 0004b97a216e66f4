import Grammar

/// A small shell of three commands, which work on a kettle.
final class Kettle: CommandContext {
  nonisolated enum Family: CommandFamily {
    case water, tea

    var heading: String {
      switch self {
      case .water: "With water"
      case .tea: "With tea"
      }
    }
  }

  typealias Reply = String
  typealias Problem = KettleProblem

  static let commands = CommandTable<Kettle>([.fill, .brew, .shout])

  var allowsShortNames = true
  var aliases = Aliases()
  var litres = 0

  func answer(_ line: String) -> String {
    do throws(KettleProblem) {
      let request = try Request(aliases.expanded(line), in: self, options: Options())
      return try request.form.body(self)(request)
    } catch {
      return error.message
    }
  }
}

nonisolated enum KettleProblem: CommandProblem {
  case line(LineProblem)
  case empty

  var message: String {
    switch self {
    case .line(let problem): problem.message
    case .empty: "The kettle is empty."
    }
  }
}

nonisolated enum Tea: String, Choice { case green, black }

// MARK: Its commands

extension Command<Kettle> {
  static let fill = Self(
    "fill", .water, to: "pour water into the kettle", example: ["fill 2"],
    Form(.optional(.litres), run: Kettle.fill),
    Form("from", .one(.init(file: "FILE")), to: "as much as a file says", run: Kettle.fillFromFile))

  static let brew = Self(
    "brew", aliases: ["?"], .tea, to: "make tea", example: ["fill", "brew green Ann"],
    details: "It needs water.",
    Form(.one(.tea), .any(.guest), options: .these(.sweet, .minutes), run: Kettle.brew),
    Form("all", to: "use all the water", needing: .these(.tea), run: Kettle.brewAll))

  static let shout = Self(
    "shout", .tea, to: "call the guests", example: ["shout tea --now"], syntax: .words,
    Form(.some(.init("WORD")), run: Kettle.shout))
}

extension Argument<Kettle, Int> {
  static var litres: Self { .init("LITRES") { (word, _) in Int(word) } }
}

extension Argument<Kettle, Tea> {
  static var tea: Self { .init(choice: "TEA") }
}

extension Argument<Kettle, String> {
  static var guest: Self { .init("GUEST", names: { $0.litres > 0 ? ["Ann", "Bo"] : [] }) }
}

nonisolated extension Option<Kettle, Bool> {
  static var sweet: Self { .init(flag: "sweet", "with sugar", short: "-s") }
}

nonisolated extension Option<Kettle, Tea> {
  static var tea: Self { .init(choice: "tea", "which tea") }
}

nonisolated extension Option<Kettle, Int> {
  static var minutes: Self {
    .init("minutes", "N", "how long") { (word, _) throws(KettleProblem) in
      guard let minutes = Int(word) else {
        throw .line(.badValue(word, for: "--minutes", expected: "a number"))
      }
      return minutes
    }
  }
}

nonisolated extension Option<Kettle, String> {
  /// An option of the program.
  static var owner: Self { .init(text: "owner", "NAME", "whose kettle it is") }
}

// MARK: What they do

extension Kettle {
  fileprivate func fill(_ request: Request<Kettle>) throws(KettleProblem) -> String {
    litres += try request.ifGiven(.litres) ?? 1
    return "\(litres) l"
  }

  fileprivate func fillFromFile(_ request: Request<Kettle>) throws(KettleProblem) -> String {
    "from \(try request[.init(file: "FILE")])"
  }

  fileprivate func brew(_ request: Request<Kettle>) throws(KettleProblem) -> String {
    guard litres > 0 else { throw .empty }
    let guests = try request.all(.guest)
    return "\(try request[.tea].rawValue) for "
      + (guests.isEmpty ? "all" : guests.joined(separator: " and "))
      + (request[.sweet] ? ", sweet" : "") + (request[.minutes].map { ", \($0) min" } ?? "")
  }

  fileprivate func brewAll(_ request: Request<Kettle>) -> String {
    "\(litres) l of \(request[.tea]?.rawValue ?? "")"
  }

  fileprivate func shout(_ request: Request<Kettle>) -> String {
    request.words.joined(separator: " ").uppercased()
  }
}
