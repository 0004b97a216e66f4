import Diagrams
import TestSupport
import Testing

@testable import Exports

/// A diagram in pictures that are no higher than a slide.
@Suite struct PictureSheetsTests {
  @Test func `a short run is in one picture, with large letters`() {
    let scenes = PictureScene.all(of: run(2), on: .slide)
    #expect(scenes.count == 1)
    #expect(scenes[0].letters == 18)
  }

  @Test func `a long run is in several pictures, and every message is in one of them`() {
    let diagram = run(30)
    let scenes = PictureScene.all(of: diagram, on: .slide)
    #expect(scenes.count > 2)
    #expect(scenes.flatMap(\.sentences) == diagram.bareSentences(on: diagram.items))
    #expect(scenes.flatMap(\.element).count { $0 == #"<g class="step">"# } == 30)
  }

  @Test func `no object moves from one picture to the next`() {
    let scenes = PictureScene.all(of: run(30), on: .slide)
    let heads = scenes.map { $0.boxesOfHeads }
    #expect(heads[0].count == 4)
    #expect(Set(heads).count == 1)
  }

  @Test func `what takes no part in a picture is pale in it`() {
    let scenes = PictureScene.all(of: run(30), on: .slide)
    // The first and the last message are of other objects.
    #expect(scenes[0].element.contains { $0.contains("opacity") })
    #expect(PictureScene.all(of: run(2), on: .slide)[0].paleHeads == 2)
  }

  @Test(arguments: Seed.some(oneIn: 5)) func `letters are as large as the sheet says`(seed: Seed) {
    for scene in PictureScene.all(of: .generated(seed: seed), on: .slide) {
      #expect(scene.letters >= 14)
      #expect(scene.width == 648 && scene.height >= 266)
    }
  }

  /// The messages go around between three of four objects.
  private func run(_ count: Int) -> Diagram {
    let names = ["A", "B", "C"]
    let messages = (1...count).map { number in
      Diagram.Item.message(
        .init(
          number: number, from: names[number % min(3, count)], .init(),
          to: names[(number + 1) % min(3, count)], text: "message \(number)"))
    }
    return Diagram(
      participants: (names + ["D"]).map { Diagram.Participant(id: $0) }, items: messages)
  }
}

extension PictureScene {
  /// In points.
  fileprivate var letters: Double {
    let size = element.joined().firstMatch(of: #/viewBox="0 0 ([0-9.]+) /#)?.output.1
    return ((size.flatMap { Double($0) }.map { 12 * width / $0 } ?? 0) * 10).rounded() / 10
  }

  fileprivate var boxesOfHeads: [String] {
    element.filter { $0.hasPrefix("<rect") && $0.contains("rx=\"4\"") }
      .map { $0.replacing(#/ opacity="[0-9.]+"/#, with: "") }
  }

  fileprivate var paleHeads: Int {
    zip(element, element.dropFirst()).count { $0.contains("opacity") && $1.contains("rx=\"4\"") }
  }
}
