import Diagrams
import Testing

@testable import Exports

/// Steps of a run, each in a picture of its own: B is at work, and C is made in the second step.
@Suite struct PictureSceneTests {
  private let diagram = Diagram.reading(
    mermaid: """
      sequenceDiagram
      participant A
      participant B
      A->>+B: go()
      create participant C
      B->>C: C()
      """
  ).0

  /// A letter is as large as in the picture, so a point is a pixel.
  private func sheet(height: Double, isFilled: Bool = false) -> PictureSheet {
    PictureSheet(width: 240, height: height, letters: [12], isFilled: isFilled)
  }

  @Test func `a picture is as high as its rows and the heads, or as the sheet`() {
    func heights(_ height: Double, isFilled: Bool = false) -> [Double] {
      PictureScene.all(of: diagram, on: sheet(height: height, isFilled: isFilled)).map(\.height)
    }
    // Heads down to 26, rows to 60 and to 96.
    #expect(heights(96) == [96])
    #expect(heights(95) == [60, 62])
    #expect(heights(100, isFilled: true) == [100])
    #expect(heights(95, isFilled: true) == [95, 95])
    #expect(PictureScene.all(of: diagram, on: sheet(height: 62)).allSatisfy { $0.fits })
    #expect(!PictureScene.all(of: diagram, on: sheet(height: 61)).allSatisfy { $0.fits })
  }

  @Test func `the first step is above its end, and who is made later has a thin line`() {
    #expect(
      drawn(0) == """
        <g transform="translate(0 0)">
        <g class="head">
        M20 26L20 60
        <g class="head">
        M106 26L106 60
        <g class="head" opacity="0.35">
        M192 26L192 60
        <g transform="translate(0 0)">
        <g class="head">
        8 4 24 22
        20 20 A
        <g class="head">
        94 4 24 22
        106 20 B
        <g class="head" opacity="0.35">
        180 4 24 22
        192 20 C
        <g transform="translate(0 0)">
        <g class="step">
        <g class="bar">
        102 54 8 6
        24 46 go()
        M20 54L95 54
        M93 49.5L102 54L93 58.5Z
        """)
  }

  @Test func `the second step comes up to the heads, and a bar goes on in it`() {
    #expect(
      drawn(1) == """
        <g transform="translate(0 -34)">
        <g class="head" opacity="0.35">
        M20 26L20 62
        <g class="head">
        M106 26L106 62
        <g class="head">
        M192 26L192 48
        M192 48L192 62
        <g transform="translate(0 -34)">
        <g class="bar">
        102 60 8 28
        <g class="head" opacity="0.35">
        8 4 24 22
        20 20 A
        <g class="head">
        94 4 24 22
        106 20 B
        <g class="head">
        180 4 24 22
        192 20 C
        <g transform="translate(0 -34)">
        <g class="step">
        114 74 C()
        M110 82L185 82
        M183 77.5L192 82L183 86.5Z
        """)
  }

  @Test func `frames and boxes end where the picture ends`() {
    let source = """
      sequenceDiagram
      box Aqua Front
      participant A
      end
      participant B
      loop often
      A->>B: one
      B->>A: two
      end
      """
    let diagram = Diagram.reading(mermaid: source).0
    let whole = PictureScene.all(of: diagram, on: sheet(height: 1000))
    let parts = PictureScene.all(of: diagram, on: sheet(height: (whole[0].height - 1)))
    #expect(whole.count == 1 && parts.count == 2)
    for scene in whole + parts {
      let frames = scene.element.filter { $0.contains("<rect") && $0.contains("rx=\"2\"") }
      let boxes = scene.element.filter { $0.contains("<rect") && $0.contains("rx=\"6\"") }
      #expect(frames.count == 1 && boxes.count == 1)
      for box in boxes {
        let numbers = box.places.split(separator: " ").compactMap { Double($0) }
        #expect(numbers[1] + numbers[3] == scene.height)
      }
    }
  }

  /// Without the paper, and what is before it.
  private func drawn(_ index: Int) -> String {
    PictureScene.all(of: diagram, on: sheet(height: 80))[index].element.dropFirst(5)
      .filter { !$0.hasPrefix("</") }
      .map { $0.hasPrefix("<g") ? $0 : $0.places }.joined(separator: "\n")
  }
}
