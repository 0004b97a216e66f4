import Trace

/// Why an object was not told of what happened in a part of a run, as far as the run shows it.
///
/// Each fact has the numbers of the records that show it. What the run cannot show is not in it.
public struct WhyNot: Equatable, Sendable {
  /// The name of the object.
  public let object: String
  /// What changed in the part, and who heard of it.
  public let news: ToldChanges
  /// The messages that only asked the object.
  public let questions: [Int]
  /// The messages by which others registered with the object.
  public let registrants: [Int]
  /// The record with which it ends in the same run without the mistake, up to here; `nil` when it lives there too.
  public let endWithoutMistake: Int?
  public let answer: Answer

  public indirect enum Answer: Equatable, Sendable {
    /// It was told, or a person acted on it.
    case told(Telling)
    /// It got its rows in this message. It is the data source of a table, and the kit draws the message at the table.
    case applied(Int)
    /// It is made after the point at which the question is asked: the message that makes it, or the record that declares it.
    case notMade(Int)
    /// The run without the mistake has it, and this run never had it.
    case notHere(MissingObject)
    /// It is told after the point at which the question is asked.
    case notYet([Int])
    case gone(Departure)
    /// It is told in the same run without the mistake.
    case missing(MissingMessage)
    /// It is only asked something in the same run without the mistake; the record numbers of that run.
    case unasked([Int], breaks: [MissingMessage.Break])
    /// The part has no message at all.
    case nothingSent
    /// It changed outside of all messages; the record of the first change.
    case changedItself(Int)
    /// What it is registered for was not announced, but something else was.
    case otherAnnounced(Silence, announced: [Int])
    /// Nothing that it hears of happened.
    case quiet(Silence)
    /// It was told before, and what led to that happened again in part.
    case brokenOff(Precedent)
    /// An object that can tell it heard of something, and told it nothing.
    case passedOver(PassedOver)
    /// It was made in the part, in this message, and told nothing after that.
    case made(Int)
    /// An object that tells it was not told either.
    case tellerNotTold(Teller, WhyNot.Answer)
    /// No role of the app may tell it anything.
    case closed(ClosedColumn)
    /// No object ever told it anything. Others asked it, in these messages.
    case onlyAsked([Int])
    /// No message to it is recorded. But it ran closures that the app had handed to it, in these messages.
    case ranClosures([Int])
    /// A node whose last body, computed in this message, has read nothing.
    case readNothing(Int)
    /// No object holds it or told it before. What became of those that may tell it.
    case untold(Column)
    /// What came before is not in the trace.
    case beforeTrace
    /// The run does not show which object could tell it.
    case unknown
  }
}

// MARK: Facts

extension WhyNot {
  /// The messages by which an object was told.
  public struct Telling: Equatable, Sendable {
    public var messages: [Int]
    /// The last change of data that led to each of them, after those of the same call: each of these may have led to it.
    public var changes: [Story.Change] = []
    /// Those that follow after the point at which the question is asked.
    public var later: [Int] = []
    /// Those that do not come in the same run without the mistake.
    public var extra: [Int] = []
    /// Those that come less often in that run, or to another object.
    public var different: [Different] = []
    /// Whether some came in an action that is not possible in that run.
    public var isImpossibleWithoutMistake = false
    /// What it is asked in that run, and not in this one; the record numbers of that run.
    public var unasked: [Int] = []
    /// A change of the object that comes in another message in that run, or only in that run.
    public var lostChange: MissingMessage.LostChange?
    /// What the object sent, and never sends in that run.
    public var sentOnlyHere: [Int] = []
    /// What it sends in that run, and never in this one; the record numbers of that run.
    public var sentOnlyThere: [Int] = []
    /// How it ended afterwards; `nil` while it lives.
    public var departure: Departure?
  }

  /// A message that the same run without the mistake has in another way.
  public struct Different: Equatable, Sendable {
    public var message: Int
    public var there: There

    public enum There: Hashable, Sendable {
      /// How often it comes in the same action. At least once, it comes in the same call.
      case times(Int)
      /// The object that is told it there. Only the number in its name is different.
      case to(String)
    }
  }

  /// A change that is none of data that was there before.
  public enum OtherChange: Equatable, Sendable {
    /// An object that was made in the part got its data.
    case firstData
    /// What a view shows.
    case view
    /// What connects objects of the app, or keeps track of their work: the record of the first change of it.
    case noData(Int)
  }

  /// How an object ended.
  public struct Departure: Equatable, Sendable {
    /// The record of its end.
    public var end: Int
    /// Whether it ended with its process.
    public var isKilled: Bool
    /// The last property that held it strongly. When that holder was released too, the last property that held the holder
    /// follows, and so on. Empty when the run shows none.
    public var holds: [EndedHold]
    /// What holds it in the same run without the mistake, where it lives.
    public var holdWithoutMistake: Ownership.Hold?
    /// The object made later that the last property holds now; `nil` when it holds none, or several.
    public var successor: String?
  }

  /// A property that held an object, until a record.
  public struct EndedHold: Equatable, Sendable {
    public var hold: Ownership.Hold
    public var record: Int
  }

  /// One object that can tell another.
  public struct Teller: Equatable, Sendable {
    public var name: String
    public var tie: Tie

    /// Whether it told the other object something before.
    public var hasTold: Bool {
      if case .talked = tie { true } else { false }
    }
  }

  /// Where an object would hear of something, and why that was silent.
  public struct Silence: Equatable, Sendable {
    public var registrations: [Registration] = []
    /// The last registration with an object that does not live any more.
    public var gone: Registration?
    /// Objects that hold it or told it before, of those that were told nothing.
    public var idle: [Teller] = []
    /// The messages of the object itself to the first of them that no other object told anything.
    public var ownMessages: [Int] = []
    /// The contract has no cell from the role of the object that changed to the role of the publisher.
    public var closedRoute: Contract.Route?
    /// The last message by which the framework told it something, before this part.
    public var toldBefore: Int?
    /// Why the publisher was not told either.
    public var publisher: Answer?
    /// The writes with the name of something that the node has read. The value is another one: such a write has not marked it.
    public var sameName: [Int] = []

    /// Whether it hears of what its last body has read.
    public var isRead: Bool { registrations.first?.isRead == true }
  }

  /// An object that heard of something, and did not pass it on.
  public struct PassedOver: Equatable, Sendable {
    public var teller: Teller
    /// The messages by which it heard; empty when it changed itself.
    public var heard: [Int]
    /// What it told others after that.
    public var sent: [Int]
    /// Where the object would hear of something else, when nothing was announced there.
    public var registrations: [Registration] = []
  }

  /// The objects that may tell another by the contract, and what became of them.
  public struct Column: Equatable, Sendable {
    public var role: Role
    /// The roles that may tell this one something.
    public var senders: [Role]
    /// Those that were told something, changed, or were acted on.
    public var active: [PassedOver]
    /// Those that were told nothing either.
    public var idle: [String]
    /// Whether no object that may tell it holds it, views aside: then no object is named.
    public var isOutOfReach = false
    /// The views that hold it, when it is out of reach.
    public var views: [String] = []
    /// Whether an object told it something before this part.
    public var wasToldBefore = false
  }

  /// An object that only the run without the mistake has.
  public struct MissingObject: Equatable, Sendable {
    /// What holds it there; `nil` when no property does.
    public var holdThere: Ownership.Hold?
    /// The object there that a message makes: itself, or one that holds it. With where the way to that message breaks off
    /// here; `nil` when no message does.
    public var creation: MissingMessage?
  }

  /// The column of a role in the contract, when it has no message of an object of the app that tells something.
  public struct ClosedColumn: Equatable, Sendable {
    public var role: Role
    /// The roles outside of the app that may send it something.
    public var senders: [Role]
    /// The last message by which it wrote through a binding; `nil` for none.
    public var writing: Int?
  }
}

/// How one object can reach another.
public enum Tie: Equatable, Sendable {
  /// By a property.
  case holds(property: String, Trace.Reference.Strength)
  /// The other object registered with it, in the message with this record number.
  case registered(Int)
  /// The other object registered with it, and ended that later.
  case wasRegistered(Int, until: Int)
  /// It has sent a message to the other object before; the record number of the last one.
  case talked(Int)
  /// It made the other object, or a view around it, in the message with this record number.
  case made(Int)
  /// By the contract, as the role that it has.
  case mayTell
}
