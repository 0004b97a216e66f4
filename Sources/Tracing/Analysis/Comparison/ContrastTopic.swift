import Trace

/// What a difference is about. Several actions can show the same: each topic is told once.
enum ContrastTopic: Hashable {
  /// The kinds of data, of the first and of the second run.
  case data([DataKind?])
  /// The roles along both ways.
  case wayIn([[Role?]])
  case wayOut([[Role?]])
  case rule(Contrast.Side, Contract.Route)
  /// What is not only a matter of names in how both tell of a change.
  case news([[String]?])
  case posts
  /// The objects that move the same screen.
  case moves(String, String)
  case onlyMove(Contrast.Side, screen: String, came: Bool)
  /// Whom the framework turns to.
  case frameworkCalls
  case making([Contrast.Made], [Contrast.Made])
  /// The first step that only one of them has.
  case firstStep(Contrast.Side)
  /// A method that gets to other objects.
  case step(String)
  case times(String)
  /// Steps to objects with other roles.
  case tellings
  case sending(MessageKind, MessageKind)
  case value
  case question(Contrast.Side, Contrast.Question)
  case idle(Contrast.Side)
  case names
  /// The first message that is in no story.
  case other(Contrast.Side)
  /// The files of the code.
  case place(String?, String?)
  case nothing
}
