import Trace

/// Why an object got no message about a change: which objects could have told it, which of them were told, and
/// where the way from the change to it breaks off.
///
/// Everything in it is read from the trace. What only closures hold is not known.
public struct WhyNot: Equatable, Sendable {
  /// The name of the object.
  public let object: String
  /// The record number of the first change that the object could be told of; `nil` when nothing changed.
  public let change: Int?
  public let verdict: Verdict
  /// How it went before, when a part of that happened again; `nil` for an object that was told.
  public let precedent: Precedent?

  public enum Verdict: Equatable, Sendable {
    /// It was told; the record numbers of the messages.
    case told([Int])
    /// It does not live any more since this record. The property is the last that held it strongly; `nil` when
    /// none did, ever.
    case gone(Int, lastHolder: Ownership.Hold?)
    /// The way from the change breaks off at the first link. The links follow each other up to the object.
    case broken([Link])
    /// No object that was told can reach it. The links end at it and begin at an object that no other can reach.
    case unreachable([Link], nearest: Nearest?)
  }

  /// One object that can tell another.
  public struct Link: Equatable, Sendable {
    public var from: String
    public var to: String
    public var tie: Tie
    /// The messages that told `from` of the change.
    public var heard: [Int]
    /// What `from` sent after that, to other objects.
    public var sentElsewhere: [Int]
    /// What `from` only asked `to` after that.
    public var asked: [Int]
  }

  /// What comes closest to the missing link.
  public enum Nearest: Equatable, Sendable {
    /// The object holds another that was told, but is not registered with it.
    case notRegistered(String, with: String, property: String)
    /// Two objects of the same type: the first holds what the second lacks.
    case sibling(String, holds: String, property: String, lacking: String)
  }
}

extension WhyNot {
  /// - Parameters:
  ///   - object: its name.
  ///   - first: the number of the first record of the part that is asked about. What is before it tells who knows
  ///     whom.
  public init(_ object: String, in trace: Trace, since first: Int) {
    let search = WhyNotSearch(object, trace, first)
    self.object = object
    change = search.change
    verdict = search.verdict
    precedent = search.precedent
  }
}
