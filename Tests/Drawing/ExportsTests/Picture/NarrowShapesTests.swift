import Diagrams
import Testing

@testable import Exports

/// Where the shapes of a picture are that is as wide as a column of text, in pixels.
@Suite struct NarrowShapesTests {
  @Test func `words begin at the sender, over the arrow`() {
    #expect(
      shapes(
        """
        A->>B: go()
        C->>A: back
        B->>B: self
        C->>C: end
        """, within: 240, "lifeline", "head", "message", "closing") == """
          lifeline: M20 26L20 168
          lifeline: M146 26L146 168
          lifeline: M272 26L272 168
          head: 8 4 24 22
          head: 20 20 A
          head: 134 4 24 22
          head: 146 20 B
          head: 260 4 24 22
          head: 272 20 C
          message: 24 46 go()
          message: M20 54L139 54
          message: M137 49.5L146 54L137 58.5Z
          message: 239 74 back
          message: M272 82L27 82
          message: M29 77.5L20 82L29 86.5Z
          message: 150 102 self
          message: M146 110L172 110L172 118L153 118
          message: M155 113.5L146 118L155 122.5Z
          message: 276 138 end
          message: M272 146L298 146L298 154L279 154
          message: M281 149.5L272 154L281 158.5Z
          closing: 4 195 4 messages · 3 participants
          """)
  }

  @Test func `bars move arrows and their words`() {
    #expect(
      shapes(
        """
        A->>+B: one
        B->>+B: two
        C->>B: in
        B-->>-B: x
        B-->>-A: y
        """, within: 240, "bar", "message") == """
          bar: 146 90 8 64
          bar: 142 54 8 128
          message: 24 46 one
          message: M20 54L135 54
          message: M133 49.5L142 54L133 58.5Z
          message: 154 74 two
          message: M150 82L180 82L180 90L161 90
          message: M163 85.5L154 90L163 94.5Z
          message: 253.5 110 in
          message: M272 118L161 118
          message: M163 113.5L154 118L163 122.5Z
          message: 158 138 x
          message: M154 146L180 146L180 154L161 154
          message: M163 149.5L154 154L163 158.5Z
          message: 130.7 174 y
          message: M142 182L27 182
          message: M29 177.5L20 182L29 186.5Z
          """)
  }

  @Test func `frames take room from the lifelines`() {
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
        """, within: 240, "lifeline", "border", "frame", "message") == """
          border: 34 36 236 150
          border: 134 122 124 54
          lifeline: M46 26L46 202
          lifeline: M146 26L146 202
          lifeline: M246 26L246 202
          frame: M34 36L74.5 36L74.5 50L68.5 56L34 56Z
          frame: 42 50 alt
          frame: 82.5 50 [hot]
          message: 50 74 go()
          message: M46 82L139 82
          message: M137 77.5L146 82L137 86.5Z
          frame: M34 94L270 94
          frame: 39 98 36.1 16
          frame: 42 110 else
          frame: 80.1 110 [cold]
          frame: M134 122L178.8 122L178.8 136L172.8 142L134 142Z
          frame: 142 136 opt
          message: 150 160 on
          message: M146 168L239 168
          message: M237 163.5L246 168L237 172.5Z
          """)
  }

  @Test func `all heads are at the top, with a thin line to where the lifeline begins`() {
    #expect(
      shapes(
        """
        create participant D
        C->>D: D()
        A->>B: x
        destroy D
        C-xD: bye
        """, within: 240, "waiting", "lifeline", "head", "message") == """
          waiting: M272 26L272 54
          lifeline: M20 26L20 124
          lifeline: M104 26L104 124
          lifeline: M188 26L188 124
          lifeline: M272 54L272 110
          head: 8 4 24 22
          head: 20 20 A
          head: 92 4 24 22
          head: 104 20 B
          head: 176 4 24 22
          head: 188 20 C
          head: 260 4 24 22
          head: 272 20 D
          message: 192 46 D()
          message: M188 54L265 54
          message: M263 49.5L272 54L263 58.5Z
          message: 24 74 x
          message: M20 82L97 82
          message: M95 77.5L104 82L95 86.5Z
          message: 192 102 bye
          message: M188 110L272 110
          message: M266 104L278 116
          message: M266 116L278 104
          """)
  }

  @Test func `words and notes stay between the edges`() {
    #expect(
      shapes(
        """
        A->>C: words over a lifeline
        C->>A: words over all of the lifelines
        C->>C: at the right edge
        Note right of C: a long note
        Note left of A: another
        """, within: 240, "message", "note") == """
          message: 21 34 158.5 16
          message: 24 46 words over a lifeline
          message: M20 54L265 54
          message: M263 49.5L272 54L263 58.5Z
          message: 39.9 62 231.1 16
          message: 42.9 74 words over all of the lifelines
          message: M272 82L27 82
          message: M29 77.5L20 82L29 86.5Z
          message: 185.6 90 126.4 16
          message: 188.6 102 at the right edge
          message: M272 110L298 110L298 118L279 118
          message: M281 113.5L272 118L281 122.5Z
          note: 221.7 128 90.3 26
          note: 266.8 145 a long note
          note: 8 166 68.5 26
          note: 42.2 183 another
          """)
  }

  @Test func `groups have less air, and names above the heads`() {
    #expect(
      shapes(
        """
        title Shop
        box Aqua Front
        participant A
        participant B
        end
        box transparent
        participant C
        end
        A->>C: go()
        """, within: 240, "box", "lifeline", "title", "head", "message", "closing") == """
          box: 9 39 157 100
          box: 87.5 55 Front
          box: 243 39 40 100
          lifeline: M29 91L29 133
          lifeline: M146 91L146 133
          lifeline: M263 91L263 133
          title: 4 22 Shop
          head: 17 69 24 22
          head: 29 85 A
          head: 134 69 24 22
          head: 146 85 B
          head: 251 69 24 22
          head: 263 85 C
          message: 33 111 go()
          message: M29 119L256 119
          message: M254 114.5L263 119L254 123.5Z
          closing: 4 160 1 message · 3 participants
          """)
  }
}
