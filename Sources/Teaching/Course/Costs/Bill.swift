import Lessons
import Stage

/// What a change costs in a pattern. Lines and tests come from the patches of its exercise, messages and cells from runs.
public struct Bill: Sendable {
  public var pattern: Pattern
  /// The files of the app that the solution changes.
  public var code: [FileCost] = []
  /// The files of its tests that change, from the pattern as it is to the solution.
  public var testFiles: [FileCost] = []
  public var tests = TestCost()
  /// The actions of the change's scenario.
  public var messages: [ActionCost] = []
  /// `nil` when the run of the solution is not recorded, and for a pattern without a contract.
  public var cells: CellCost?
  public var wrong: [WrongVersion] = []

  public struct FileCost: Equatable, Sendable {
    public var path: String
    public var added: Int
    public var removed: Int
  }

  /// How many messages an action leads to, as many as a drawing of the run shows.
  public struct ActionCost: Equatable, Sendable {
    public var action: String
    /// In the pattern as it is; `nil` where it cannot play the action.
    public var before: Int?
    /// In the solution; `nil` when its run is not recorded.
    public var now: Int?
  }

  /// Cells of the contract through which messages go.
  public struct CellCost: Equatable, Sendable {
    /// In the run of the solution.
    public var used: Int
    /// Those of them that the pattern as it is uses in no scenario.
    public var new: Int
    /// All cells in which something is allowed.
    public var allowed: Int
  }

  /// A version that works, and is wrong nevertheless.
  public struct WrongVersion: Equatable, Sendable {
    /// As its patch is called, without `wrong-`.
    public var name: String
    /// The first layer that it does not pass, as its patch says; `nil` when the patch does not say it.
    public var layer: Exercise.Layer?
  }
}
