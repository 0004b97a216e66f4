// What the user does.

import Actions
import AppInterface

extension Stage {
  func performUserAction(_ action: Action) throws(ActionProblem) {
    try requireRunning()
    let controls = VisibleControls()
    if let title = controls.coveringTitle, action.needsList(under: controls) {
      throw .covered(by: title, labels: controls.tappableLabels)
    }
    let turn = turnRunner(for: action)
    if case .drag(let label, let value) = action {
      // Each move of a finger is an event of its own. Blocks of the main queue run in between.
      for move in try moves(label, value, controls) {
        turn(move)
        UIKit.shared.runUntilIdle(inTurn: turn)
      }
    } else {
      turn(try gesture(action, controls))
    }
  }

  private func moves(
    _ label: String, _ value: Int, _ controls: VisibleControls
  ) throws(ActionProblem) -> [() -> Void] {
    let found = controls.sliders.first { $0.label.matches(label) }
    guard let slider = found else {
      throw .noSlider(label, sliders: controls.sliders.map(\.label))
    }
    guard value <= slider.maximum else {
      throw .beyondSlider(value, label: slider.label, last: slider.maximum)
    }
    return controls.moves(of: slider, to: value)
  }

  private func gesture(
    _ action: Action, _ controls: VisibleControls
  ) throws(ActionProblem) -> () -> Void {
    switch action {
    case .tap(let label):
      return try find(label, in: controls).tap
    case .open(let name):
      let row = try findRow(name, in: controls)
      guard row.isSelectable else { throw .isEditing }
      return row.open
    case .swipe(let name):
      let row = try findRow(name, in: controls)
      guard let delete = row.delete else { throw .cannotBeDeleted(row.label) }
      return delete
    case .type(let text):
      guard controls.hasField else {
        throw .noField(buttons: controls.tappableLabels, rows: controls.rows.map(\.label))
      }
      return { controls.type(text) }
    case .back:
      guard let button = controls.buttons.first(where: { $0.label.isBack }) else {
        throw .noBackButton(rows: controls.rows.map(\.label))
      }
      return button.tap
    default:
      guard controls.canBePulled else { throw .nothingToPull }
      guard !controls.isRefreshing else {
        throw Network.shared.isWaiting ? .isRefreshing : .refreshesForEver
      }
      return { controls.pull() }
    }
  }

  private func find(
    _ label: String, in controls: VisibleControls
  ) throws(ActionProblem) -> VisibleControls.Button {
    let found =
      controls.buttons.first { $0.label == label }
      ?? controls.buttons.first { $0.label.matches(label) }
    guard let button = found else {
      if controls.rows.contains(where: { $0.label == label }) { throw .isRow(label) }
      throw .noButton(label, on: controls.buttons.map(\.label))
    }
    guard button.isEnabled else { throw .disabled(button.label, needsText: controls.needsText) }
    return button
  }

  private func findRow(
    _ name: String, in controls: VisibleControls
  ) throws(ActionProblem) -> VisibleControls.Row {
    let found =
      controls.rows.first { $0.label == name }
      ?? controls.rows.first { $0.label.matches(name) }
    guard let row = found else { throw .noRow(name, rows: controls.rows.map(\.label)) }
    return row
  }
}

extension Action {
  /// Whether it needs what an alert or a sheet covers.
  ///
  /// - Parameter controls: those of the alert or the sheet, which may have a list of its own.
  fileprivate func needsList(under controls: VisibleControls) -> Bool {
    switch self {
    case .open, .swipe: controls.rows.isEmpty
    case .drag, .back, .pull: true
    default: false
    }
  }
}

extension String {
  fileprivate var isBack: Bool { hasPrefix("‹ ") }

  /// Whether `other` is this label in another case, or without the sign before it.
  fileprivate func matches(_ other: String) -> Bool {
    let label = isBack ? String(dropFirst(2)) : self
    return label.lowercased() == other.lowercased()
  }
}
