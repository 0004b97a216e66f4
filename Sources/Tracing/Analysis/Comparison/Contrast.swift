import Cells
import Trace

/// A difference between the stories of two runs. Each is made of facts that the traces show, with their records.
public enum Contrast: Equatable, Sendable {
  public enum Side: CaseIterable, Sendable { case first, second }

  /// Data of a kind of which the other run changes none; `nil` when only one has such data.
  case data(Change?, Change?)
  /// The ways from the object that was told from outside to the data that changes first.
  case waysIn(Way, Way)
  /// In the run of this side, the model changes outside of all messages; in the other one, messages lead to it.
  case unsent(Side, Change, Way)
  /// How the first change is told; `nil` when no message carries the news.
  case news(News?, News?)
  /// The object that tells of the first change posts more often in one run than its counterpart in the other.
  case posts(Posts, Posts)
  /// The ways from the object that heard of the first change to a view that is written.
  case waysOut(Way, Way)
  /// Different objects move the same screen.
  case moves(Move, Move)
  /// Only one run moves a screen.
  case onlyMove(Side, Move)
  /// The framework tells other things to other objects.
  case frameworkCalls(FrameworkCalls, FrameworkCalls)
  /// The objects that only one of them makes.
  case making([Made], [Made])
  /// Only one run sends a message with these words.
  case step(Side, Telling)
  /// One run sends the same message to the same object more often: how often, and in which messages.
  case times(Telling, [Int], [Int])
  /// The same step goes to objects with other roles.
  case tellings(Telling, Telling)
  /// The same step is sent in another way.
  case sending(Telling, Telling)
  /// The contract of a pattern has no message from the first of its objects to the last: it has to go round.
  case rule(Side, Contract.Route)
  /// The same step carries another value.
  case value(Telling, Telling)
  /// Only in one run an object asks another.
  case question(Side, Question)
  /// Only one run has these objects, and they take part in nothing.
  case idle(Side, [String])
  /// The steps are the same, and something in them has another name.
  case names(String, String)
  /// The code that gets the same message is in another file.
  case place(Spot, Spot)
  /// No message differs.
  case nothing
}

extension Contrast {
  /// A change of data.
  public struct Change: Equatable, Sendable {
    public let record: Int
    public let kind: DataKind
    public let owner: String
    public let property: String
    /// The new one.
    public let value: String
    /// Whether something is over with it.
    let isEnd: Bool
    /// The messages from the trigger to the one in which it happens.
    public let way: [Int]
    public let place: Place

    /// What keeps it: a service, a part of the state of a store, or another object.
    public enum Place: Sendable { case service, state, object }

    var isInService: Bool { place == .service }
    /// Whether it keeps words.
    var isText: Bool { value.hasPrefix("\"") && value.count > 2 }
  }

  /// Messages of which each is caused by the one before it.
  public struct Way: Equatable, Sendable {
    /// Where it begins, and then who gets each of the messages.
    public let objects: [String]
    public let messages: [Int]
    /// What sets the data of the first object, when that is none of its own methods.
    public var setting: Telling?
    /// The update that asks for what the first object does when the way comes back to it. That is no answer.
    public var update: Telling?

    public var start: String { objects.first ?? "" }
    public var end: String { objects.last ?? "" }
    /// The objects between both ends, each once.
    public var between: [String] {
      var seen: Set = [start, end]
      return objects.filter { seen.insert($0).inserted }
    }
    /// What is between the first object and itself, each time that the way comes back to it before the last step.
    private var legs: [[String]] {
      objects.dropFirst().dropLast().split(separator: start).map(Array.init)
    }
    /// Those whom the first object tells something itself before it does the last step.
    var told: [String] { legs.flatMap { $0.prefix(1) }.uniqued() }
    /// Those that carry an answer of another one to the first object. They may have been told something themselves, on
    /// another leg.
    public var answering: [String] {
      legs.filter { $0.first != $0.last }
        .flatMap { leg in leg.filter { $0 != leg.first } }.uniqued()
    }
    /// Those from whom an object hears that the first one has told something, before it answers itself.
    var advising: [String] {
      legs.filter { $0.first == $0.last }.flatMap { leg in
        zip(leg, leg.dropFirst()).filter { $1 == leg.first && $0 != $1 }.map { $0.0 }
      }.uniqued()
    }
    /// Without what comes after an object that is on the way, unless that is where it begins.
    func untilItReaches(_ name: String) -> Self {
      guard let place = objects.firstIndex(of: name), place > 0 else { return self }
      return Self(
        objects: Array(objects[...place]), messages: Array(messages.prefix(place)), setting: setting
      )
    }
    /// The messages, and the update that decides on the last ones.
    var messagesWithUpdate: [Int] { messages + (update.map { [$0.message] } ?? []) }
    func names(_ message: Int) -> Bool {
      messagesWithUpdate.contains(message) || setting?.message == message
    }
    /// Whether the first object does the last step itself, after others have had a part in it.
    public var comesBack: Bool { !between.isEmpty && objects.dropLast().last == start }
    /// The message with which it comes back.
    var returning: Int? { comesBack ? messages.dropLast().last : nil }
  }

  public struct News: Equatable, Sendable {
    public let manner: Story.Manner
    /// Whose data has changed.
    public let owner: String
    public let announcer: String
    /// What the announcement is handed to, and the words of it: the properties that are marked.
    public let medium: String
    public let texts: [String]
    /// Those that did something; none of a post in vain.
    public let hearers: [String]
    /// Of the announcement; the marks themselves, where the hearers are marked.
    public let messages: [Int]

    /// Whether the object that has changed announces it itself.
    var isFromOwner: Bool { announcer == owner }
  }

  /// All that an object posts.
  public struct Posts: Equatable, Sendable {
    public let announcer: String
    public let messages: [Int]
  }

  /// A new object.
  public struct Made: Hashable, Sendable {
    public let name: String
    public let role: Role
  }

  public struct Move: Equatable, Sendable {
    public let screen: String
    public let came: Bool
    public let mover: String
    public let message: Int
    /// What has the kit make a node, where no message moves a screen.
    public var mark: Telling?
  }

  public struct Telling: Equatable, Sendable {
    public let message: Int
    public let from: String
    public let to: String
    /// The method.
    public let text: String
    public let kind: MessageKind
    public let values: [String]
  }

  /// What the framework tells to objects of the app in the same words.
  public struct FrameworkCalls: Equatable, Sendable {
    public let from: String
    public let to: [String]
    public let text: String
    public let messages: [Int]
  }

  public struct Spot: Equatable, Sendable {
    public let message: Int
    public let to: String
    public let text: String
    /// The name of the file; `nil` for code of the framework.
    public let file: String?
  }

  public struct Question: Hashable, Sendable {
    public let from: String
    public let to: String
    public let text: String
    public let count: Int
  }
}

extension Contrast {
  /// How little it says of its action. Only the first differences are read, unless all are asked for.
  var weight: Int {
    switch self {
    case .posts: 2
    case .moves(let one, let two) where one.mark != nil || two.mark != nil: 2
    case .news(let one, let two) where one?.hearers.isEmpty == true || two?.hearers.isEmpty == true:
      1
    default: 0
    }
  }
}

extension [PlacedContrast] {
  /// The first of them. What a contract does not allow explains the way before it, and is not counted.
  public func leading(_ count: Int) -> ArraySlice<PlacedContrast> {
    var rest = count
    return prefix { placed in
      if case .rule = placed.contrast { return true }
      rest -= 1
      return rest >= 0
    }
  }
}

/// A difference, and where it is.
public struct PlacedContrast: Equatable, Sendable {
  public let contrast: Contrast
  /// Of several actions, that in which the runs differ, counted from 0. What is said of it need not hold in the others.
  public let action: Int?
}
