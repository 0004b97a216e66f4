import Cells
import Localization

/// Draws what the window shows: two panes, and what is presented on top of them.
public struct Screen {
  private let glyphs: Glyphs
  private let width: Int

  /// - Parameter width: in cells, at most 72. Below 56 the first pane is above the second, and a presented
  ///   scene is drawn alone.
  public init(width: Int = 64, glyphs: Glyphs = .unicode) {
    self.width = min(width, 72)
    self.glyphs = glyphs
  }

  /// The screen as text, without a last newline.
  public func text() -> String {
    quietly { lines() }.joined(separator: "\n")
  }

  private var isNarrow: Bool { width < 56 }

  /// The width of a presented scene over the panes.
  private var boxWidth: Int { min(width - 4, 36) }

  private func lines() -> [String] {
    guard let root = UIKit.shared.browser ?? UIKit.shared.rootViewController else {
      return [localized("(the app is not running)")]
    }
    let presented = root.presentedStack
    if isNarrow, let top = presented.last { return drawn([frame(of: top, width: width)]) }
    return presented.reduce(panes(of: root)) {
      overlay(frame(of: $1, width: boxWidth), on: $0)
    }
  }

  private func panes(of root: UIViewController) -> [String] {
    let scenes = root.panes
    let paneWidth = isNarrow ? width : width / max(1, scenes.count)
    let frames = scenes.map { frame(of: $0, width: paneWidth) }
    guard !isNarrow else { return drawn(frames) }
    let height = frames.map(\.content.count).max() ?? 0
    let panes = frames.map { $0.lines(width: paneWidth, height: max(6, height), glyphs: glyphs) }
    guard let first = panes.first else { return [] }
    return first.indices.map { row in panes.map { $0[row] }.joined() }
  }

  /// The frames from top to bottom, each as high as its content.
  private func drawn(_ frames: [Frame]) -> [String] {
    frames.flatMap { $0.lines(width: width, height: max(1, $0.content.count), glyphs: glyphs) }
  }

  /// - Parameter width: of the frame, in cells.
  private func frame(of controller: UIViewController, width: Int) -> Frame {
    let scene = controller.scene
    return Frame(
      left: scene.backLabel ?? scene.navigationItem.leftBarButtonItem?.drawn ?? "",
      title: scene.barTitle, right: scene.navigationItem.rightBarButtonItem?.drawn ?? "",
      toolbar: scene.toolbarItems.map(\.drawn).joined(separator: " · "),
      content: scene.contentLines(width: width - 4, glyphs: glyphs))
  }

  /// A box that is higher than the screen goes on below it.
  private func overlay(_ box: Frame, on base: [String]) -> [String] {
    let box = box.lines(width: boxWidth, height: max(1, box.content.count), glyphs: glyphs)
    let top = max(0, (base.count - box.count) / 2)
    let left = (width - boxWidth) / 2
    let base = base + Array(repeating: "", count: max(0, box.count - base.count))
    return base.indices.map { row in
      guard box.indices.contains(row - top) else { return base[row] }
      let before = base[row].firstCells(left).padded(to: left)
      return before + box[row - top] + base[row].afterCells(left + boxWidth)
    }
  }
}

/// The screen in words, for screen readers.
public struct SpokenScreen {
  public init() {}

  /// A line for each scene that can be touched: its title, its buttons and its content.
  public var lines: [String] {
    quietly { UIKit.shared.touchableScenes.map(line) }
  }

  private func line(_ scene: UIViewController) -> String {
    let items = [scene.navigationItem.leftBarButtonItem, scene.navigationItem.rightBarButtonItem]
    let labels =
      [scene.backLabel].compactMap(\.self)
      + (items.compactMap(\.self) + scene.toolbarItems).map(\.spoken)
    let buttons = labels.isEmpty ? [] : [localized("Buttons: \(labels.commaSeparated)")]
    let parts = [title(of: scene)] + buttons + scene.spokenContent
    return parts.filter { !$0.isEmpty }.map(\.asSentence).joinedSentences
  }

  private func title(of scene: UIViewController) -> String {
    scene.isOnTop ? localized("On top: \(scene.barTitle)") : scene.barTitle
  }
}

extension String {
  /// With a full stop at its end, unless it has a sign of its own there.
  fileprivate var asSentence: String {
    switch last {
    case "?", "!", "…", "？", "！": self
    case ".", "。": localized("\(String(dropLast())).")
    default: localized("\(self).")
    }
  }
}
