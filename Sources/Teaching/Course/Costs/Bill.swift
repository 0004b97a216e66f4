import Lessons
import Stage

/// What a change costs in a pattern. Lines and tests come from the patches of its exercise, messages and cells from runs.
public struct Bill: Sendable {
  public var pattern: Pattern
  /// The files of the app that the solution changes.
  var code: [FileCost] = []
  /// The files of its tests that change, from the pattern as it is to the solution.
  var testFiles: [FileCost] = []
  var tests = TestCost()
  /// The actions of the change's scenario.
  var messages: [ActionCost] = []
  /// `nil` when the run of the solution is not recorded, and for a pattern without a contract.
  var cells: CellCost?
  var wrong: [WrongVersion] = []

  struct FileCost: Equatable, Sendable {
    var path: String
    var added: Int
    var removed: Int
  }

  /// How many messages an action leads to, as many as a drawing of the run shows.
  struct ActionCost: Equatable, Sendable {
    var action: String
    /// In the pattern as it is; `nil` where it cannot play the action.
    var before: Int?
    /// In the solution; `nil` when its run is not recorded.
    var now: Int?
  }

  /// Cells of the contract through which messages go.
  struct CellCost: Equatable, Sendable {
    /// In the run of the solution.
    var used: Int
    /// Those of them that the pattern as it is uses in no scenario.
    var new: Int
    /// All cells in which something is allowed.
    var allowed: Int
  }

  /// A version that works, and is wrong nevertheless.
  struct WrongVersion: Equatable, Sendable {
    /// As its patch is called, without `wrong-`.
    var name: String
    /// The first layer that it does not pass, as its patch says; `nil` when the patch does not say it.
    var layer: Exercise.Layer?
  }
}
