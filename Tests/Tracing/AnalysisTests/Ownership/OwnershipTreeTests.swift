import Analysis
import Testing

@Suite struct `The tree of objects` {
  @Test func `shows each object once, as near to a root as it can stand`() {
    #expect(
      lines(module, folding: true) == [
        "UIKit",
        "  top: FolderView +1",
        "    presenter: FolderPresenter",
        "      view -> FolderView",
        "      interactor: FolderInteractor",
        "        store: Store",
        "        presenter -> FolderPresenter",
        "      router: FolderRouter",
        "        viewController -> FolderView",
        "        presenter -> FolderPresenter",
      ])
  }

  @Test func `goes on as another tree below the sixteenth level, however long a chain is`() {
    let names = (1...20_000).map { "A\($0)" }
    let root = ["UIKit: system", "UIKit.shared => UIKit"]
    let holds =
      ["UIKit.first => A1"] + zip(names, names.dropFirst()).map { "\($0).next => \($1)" }
    let text = (root + names.map { "\($0): model" } + holds).joined(separator: "\n")
    let tree = OwnershipTree(Ownership(of: sketch(text)), foldingParts: false)
    #expect(tree.trees.map(\.object.name).prefix(3) == ["UIKit", "A16", "A32"])
    #expect(tree.trees.count == 1251 && tree.unreachable.isEmpty)
  }

  @Test func `shows widgets when they are asked for`() {
    #expect(
      lines("UIKit: system\nUIKit.shared => UIKit\nbar: view\nUIKit.bar => bar", folding: false)
        == [
          "UIKit", "  bar: bar",
        ])
  }

  @Test func `does not lose what a folded widget holds`() {
    #expect(
      lines(
        """
        UIKit: system
        UIKit.shared => UIKit
        button: view
        A: model
        UIKit.button => button
        button.item => A
        button.target -> UIKit
        """, folding: true) == ["UIKit +1", "  button.item: A"])
  }

  @Test func `what a shared widget holds is under its first scene, and named in the other`() {
    #expect(
      lines(
        """
        UIKit: system
        UIKit.shared => UIKit
        One: controller
        Two: controller
        button: view
        Item: model
        UIKit.one => One
        UIKit.two => Two
        One.button => button
        Two.button => button
        button.item => Item
        """, folding: true) == [
          "UIKit", "  one: One +1", "    button.item: Item", "  two: Two +1",
          "    button.item => Item",
        ])
  }

  @Test func `names what a property holds that has its place elsewhere, together`() {
    #expect(
      lines(
        """
        UIKit: system
        UIKit.shared => UIKit
        Menu: controller
        Guide: controller
        One: model
        Two: model
        UIKit.one => One
        UIKit.two => Two
        UIKit.menu => Menu
        Menu.guide => Guide
        Menu.items => One
        Menu.items => Two
        """, folding: true) == [
          "UIKit", "  one: One", "  two: Two", "  menu: Menu", "    guide: Guide",
          "    items => One, Two",
        ])
  }

  @Test func `has leaked objects next to it`() {
    #expect(
      lines("A: controller\nB: presenter\nA.b => B\nB.a => A", folding: true) == [
        "stray A", "  b: B", "    a => A",
      ])
  }

  private func lines(_ text: String, folding: Bool) -> [String] {
    let tree = OwnershipTree(Ownership(of: sketch(text)), foldingParts: folding)
    return tree.trees.flatMap { lines($0, "", "") }
      + tree.unreachable.flatMap { lines($0, "stray ", "") }
      + tree.isolatedRoots.map { "alone: \($0)" }
  }

  private func lines(_ node: OwnershipTree.Node, _ label: String, _ indent: String) -> [String] {
    let parts = node.parts == 0 ? "" : " +\(node.parts)"
    return ["\(indent)\(label)\(node.object.name)\(parts)"]
      + node.branches.flatMap { branch -> [String] in
        switch branch {
        case .whole(let property, let node): return lines(node, "\(property): ", indent + "  ")
        case .names(let property, let strength, let names):
          let arrow = strength == .strong ? "=>" : "->"
          return ["\(indent)  \(property) \(arrow) \(names.joined(separator: ", "))"]
        }
      }
  }
}
