import Cells
import Diagrams
import Testing

@testable import Exports

/// Where messages, bars and frames are, in pixels.
@Suite struct ShapesTests {
  @Test func `words are over an arrow, or next to the hook of an arrow to oneself`() {
    #expect(
      shapes(
        """
        A->>B: go()
        C->>A: back
        B->>B: self
        C->>C: end
        """) == """
          lifeline: M44 47L44 195
          lifeline: M124 47L124 195
          lifeline: M215 47L215 195
          head: 16 16 56 31
          head: 44 36 A
          head: 96 16 56 31
          head: 124 36 B
          head: 187 16 56 31
          head: 215 36 C
          message: 84 70 go()
          message: M44 78L117 78
          message: M115 73.5L124 78L115 82.5Z
          message: 169.5 104 back
          message: M215 112L51 112
          message: M53 107.5L44 112L53 116.5Z
          message: 158 141 self
          message: M124 129L150 129L150 145L131 145
          message: M133 140.5L124 145L133 149.5Z
          message: 249 174 end
          message: M215 162L241 162L241 178L222 178
          message: M224 173.5L215 178L224 182.5Z
          closing: 16 222 4 messages · 3 participants
          """)
  }

  @Test func `a bar is where a lifeline is active, and one inside of it is further right`() {
    #expect(
      shapes(
        """
        A->>+B: one
        B->>+B: two
        C->>B: in
        B-->>-B: x
        B-->>-A: y
        """, "bar", "message") == """
          bar: 124 111 8 67
          bar: 120 78 8 134
          message: 82 70 one
          message: M44 78L113 78
          message: M111 73.5L120 78L111 82.5Z
          message: 166 107 two
          message: M128 95L158 95L158 111L139 111
          message: M141 106.5L132 111L141 115.5Z
          message: 170 137 in
          message: M208 145L139 145
          message: M141 140.5L132 145L141 149.5Z
          message: 166 174 x
          message: M132 162L158 162L158 178L139 178
          message: M141 173.5L132 178L141 182.5Z
          message: 82 204 y
          message: M120 212L51 212
          message: M53 207.5L44 212L53 216.5Z
          """)
  }

  @Test func `a frame is around its messages and around the frames in it`() {
    #expect(
      shapes(
        """
        alt hot
        A->>B: go()
        else cold
        opt
        B->>C: on
        end
        end
        """, "border", "frame", "message") == """
          border: 32 57 196 162
          border: 112 149 104 60
          frame: M32 57L72.5 57L72.5 71L66.5 77L32 77Z
          frame: 40 71 alt
          frame: 80.5 71 [hot]
          message: 84 98 go()
          message: M44 106L117 106
          message: M115 101.5L124 106L115 110.5Z
          frame: M32 121L228 121
          frame: 37 125 36.1 16
          frame: 40 137 else
          frame: 78.1 137 [cold]
          frame: M112 149L156.8 149L156.8 163L150.8 169L112 169Z
          frame: 120 163 opt
          message: 164 190 on
          message: M124 198L197 198
          message: M195 193.5L204 198L195 202.5Z
          """)
    #expect(
      shapes(
        """
        rect rgb(1,2,3)
        loop
        end
        A->>B: go()
        end
        """, "border", "frame") == """
          border: 16 57 264 78
          border: 28 65 240 26
          frame: M28 65L80.1 65L80.1 79L74.1 85L28 85Z
          frame: 36 79 loop
          """)
  }

  @Test func `an arrow leads to the head of who is created, and a cross ends a lifeline`() {
    #expect(
      shapes(
        """
        create participant D
        C->>D: D()
        A->>B: x
        destroy D
        C-xD: bye
        """, "lifeline", "message") == """
          lifeline: M44 47L44 177
          lifeline: M124 47L124 177
          lifeline: M204 47L204 177
          lifeline: M286 93L286 160
          message: 231 70 D()
          message: M204 78L251 78
          message: M249 73.5L258 78L249 82.5Z
          message: 258 62 56 31
          message: 286 82 D
          message: 84 118 x
          message: M44 126L117 126
          message: M115 121.5L124 126L115 130.5Z
          message: 245 152 bye
          message: M204 160L286 160
          message: M280 154L292 166
          message: M280 166L292 154
          """)
  }

  @Test func `a bar may begin and end without a message, and a frame have no message before it`() {
    #expect(
      shapes(
        """
        activate B
        A->>B: one
        activate B
        deactivate B
        Note over B: n
        deactivate B
        par_over x
        A->>B: go
        and y
        end
        """, "border", "bar", "note", "frame") == """
          border: 32 129 104 90
          bar: 124 83 8 6
          bar: 120 49 8 74
          note: 110.2 91 27.7 26
          note: 124 108 n
          frame: M32 129L76.8 129L76.8 143L70.8 149L32 149Z
          frame: 40 143 par
          frame: 84.8 143 [x]
          frame: M32 193L136 193
          frame: 37 197 31.8 16
          frame: 40 209 and
          frame: 73.8 209 [y]
          """)
  }

  @Test func `words over a lifeline in a coloured box or frame lie on its colour`() throws {
    let source = """
      sequenceDiagram
      box Aqua Front
      participant A
      participant B
      end
      participant C
      rect rgb(1,2,3)
      A->>C: words over a lifeline
      end
      """
    let picture = SVGPicture(Diagram.reading(mermaid: source).0)
    let message = try #require(picture.groups.first { $0.kind == "message" })
    let fills = message.shapes.compactMap { shape -> (Paint?, Box)? in
      if case .box(let box, _, let fill, _) = shape { (fill, box) } else { nil }
    }
    #expect(fills.map(\.0) == [.veil, .tint(Color(0x00FFFF)), .tint(Color(0x010203))])
    let (veil, front) = (fills[0].1, picture.layout.bands[0].box)
    #expect(fills[1].1 == Box(veil.left, veil.top, min(veil.right, front.right), veil.bottom))
    #expect(fills[2].1 == veil)
  }

  @Test func `long words are in two lines, and those over a lifeline lie on paper`() {
    #expect(
      shapes(
        """
        A->>C: words over a lifeline
        C->>A: words over all of the lifelines
        Note right of C: a long note
        Note left of A: another
        """, "lifeline", "message", "note") == """
          lifeline: M97 47L97 221
          lifeline: M189 47L189 221
          lifeline: M281 47L281 221
          message: 104 58 158.5 16
          message: 183.2 70 words over a lifeline
          message: M97 78L274 78
          message: M272 73.5L281 78L272 82.5Z
          message: 151.8 92 122.2 32
          message: 216.6 104 212.9 120 words over all  of the lifelines
          message: M281 128L104 128
          message: M106 123.5L97 128L106 132.5Z
          note: 293 141 90.3 26
          note: 338.2 158 a long note
          note: 16.5 179 68.5 26
          note: 50.8 196 another
          """)
  }
}
