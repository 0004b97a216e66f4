import Localization
import Trace

/// Clauses of where data is, how often it is told, and what the framework does of itself.
extension ContrastWords {
  /// Without the kind of data, where both are of one.
  func keeping(_ change: Contrast.Change, _ side: Contrast.Side) -> String {
    let path = "\(change.owner).\(change.property)"
    return localized("\(path) changes\(numbers(change.way.suffix(1), side))")
  }

  func unsent(_ change: Contrast.Change) -> String {
    let path = "\(change.owner).\(change.property)"
    return localized("\(path) changes outside of all messages")
  }

  func announcement(_ news: Contrast.News?, _ side: Contrast.Side) -> String {
    guard let news, news.hearers.isEmpty else { return self.news(news, side) }
    let (teller, numbers) = (news.announcer, numbers(news.messages, side))
    return news.isFromOwner
      ? localized("\(teller) posts its own change\(numbers), and nobody acts on it")
      : localized("\(teller) posts the change of \(news.owner)\(numbers), and nobody acts on it")
  }

  func posts(_ posts: Contrast.Posts, _ side: Contrast.Side) -> String {
    let (teller, count) = (posts.announcer, posts.messages.count)
    let numbers = numbers(posts.messages, side)
    return localized(
      count, one: "\(teller) posts once\(numbers)",
      other: "\(teller) posts \(count) times\(numbers)")
  }

  func moving(_ move: Contrast.Move, _ side: Contrast.Side) -> String {
    guard let mark = move.mark else { return self.move(move, side) }
    let numbers = numbers([mark.message, move.message], side)
    return localized(
      "\(move.mover) makes \(move.screen) because \(mark.text) has changed\(numbers)")
  }

  func frameworkCalls(_ told: Contrast.FrameworkCalls, _ side: Contrast.Side) -> String {
    let (from, to, numbers) = (told.from, list(told.to), numbers(told.messages, side))
    return localized("\(from) tells \(to) \(told.text)\(numbers)")
  }
}
