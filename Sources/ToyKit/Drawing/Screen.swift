import Cells

/// Draws what the window shows: two panes, and what is presented on top of them.
public struct Screen {
  private let glyphs: Glyphs
  private let width: Int
  private let height = 6

  /// - Parameter width: cells. Below 56 the panes stand one above the other.
  public init(width: Int = 64, glyphs: Glyphs = .unicode) {
    self.width = min(width, 72)
    self.glyphs = glyphs
  }

  /// The screen as text, without a last newline.
  public func text() -> String {
    let text = quietly { lines() }.joined(separator: "\n")
    return glyphs.replacements.reduce(text) { $0.replacing($1.0, with: $1.1) }
  }

  private func lines() -> [String] {
    guard let root = UIKit.shared.rootViewController else { return ["(the app is not running)"] }
    return root.presentedStack.reduce(panes(of: root)) { overlay(frame(of: $1), on: $0) }
  }

  private func panes(of root: UIViewController) -> [String] {
    guard let split = root as? UISplitViewController else { return frame(of: root) }
    let paneWidth = width < 56 ? width : width / 2
    let panes = split.viewControllers.map {
      frame(of: $0).lines(width: paneWidth, height: height, glyphs: glyphs)
    }
    guard width >= 56, let first = panes.first, let last = panes.last, panes.count == 2 else {
      return panes.flatMap { $0 }
    }
    return zip(first, last).map { $0 + $1 }
  }

  private func frame(of controller: UIViewController) -> [String] {
    frame(of: controller).lines(width: width, height: height, glyphs: glyphs)
  }

  private func frame(of controller: UIViewController) -> Frame {
    let scene = controller.scene
    return Frame(
      left: scene.leftBarItem?.label ?? "", title: scene.barTitle.printable,
      right: scene.navigationItem.rightBarButtonItem?.label ?? "",
      toolbar: scene.toolbarItems.map(\.label).joined(separator: " · "),
      content: scene.contentLines(width: width < 56 ? width - 4 : width / 2 - 4, glyphs: glyphs))
  }

  private func overlay(_ box: Frame, on base: [String]) -> [String] {
    let boxWidth = min(width - 4, 36)
    let box = box.lines(width: boxWidth, height: max(1, box.content.count), glyphs: glyphs)
    let top = max(0, (base.count - box.count) / 2)
    let left = (width - boxWidth) / 2
    return base.indices.map { row in
      guard box.indices.contains(row - top) else { return base[row] }
      let before = base[row].firstCells(left).padded(to: left)
      return before + box[row - top] + base[row].afterCells(left + boxWidth)
    }
  }
}
