import Testing

@Suite struct `A property that is only a reference` {
  @Test func `says whom it holds, when the object is seen and when it is written`() {
    expect(
      """
      @Traced(.model)
      class Box {
        @Reference weak var owner: Box?
        @Reference("things") private var storage: [Box] = []
        @Reference let lid = Box()
        @Untraced var hidden = Box()
      }
      """,
      expandsTo: """
        class Box {
          @Reference
          @_TracedReference("owner") weak var owner: Box?
          @Reference("things")
          @_TracedReference("things") private var storage: [Box] = []
          @Reference let lid = Box()
          @Untraced var hidden = Box()

          let _lifeline = Lifeline(root: "Box")

          static var _lifelineRoot: String {
            "Box"
          }

          class var _lifelineType: String {
            "Box"
          }

          class var _lifelineRole: Role {
            .model
          }

          var _storedProperties: [StoredProperty] {
            [StoredProperty("owner", .weak, holding: _held(self.owner)), StoredProperty("things", .strong, holding: _held(self.storage)), StoredProperty("lid", .strong, holding: _held(self.lid))]
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `keeps its storage, and gets an observer`() {
    expect(
      """
      class Box {
        @Reference @_TracedReference("owner") weak var owner: Box?
        @Reference("things") @_TracedReference("things") private var storage: [Box] = []
      }
      """,
      expandsTo: """
        class Box {
          weak var owner: Box? {
            didSet {
              noteReferences(of: self, in: "owner", .weak, to: _held(self.owner))
            }
          }
          private var storage: [Box] = [] {
            didSet {
              noteReferences(of: self, in: "things", .strong, to: _held(self.storage))
            }
          }
        }
        """)
  }

  @Test func `may hold them inside of private values, as a list of registrations does`() {
    expect(
      """
      @Traced(.service)
      final class Box {
        private var observations: [Observation] = []
        private struct Observation {
          weak var observer: Box?
          let number: Int
        }
      }
      """,
      expandsTo: """
        final class Box {
          @_TracedReference("observations", .weak)
          private var observations: [Observation] = []
          private struct Observation {
            weak var observer: Box?
            let number: Int
          }

          let _lifeline = Lifeline(root: "Box")

          static var _lifelineRoot: String {
            "Box"
          }

          static var _lifelineType: String {
            "Box"
          }

          static var _lifelineRole: Role {
            .service
          }

          var _storedProperties: [StoredProperty] {
            [StoredProperty("observations", .weak, holding: _heldInside(self.observations))]
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
    expect(
      #"@_TracedReference("observations", .weak) var observations: [Observation] = []"#,
      expandsTo: """
        var observations: [Observation] = [] {
          didSet {
            noteReferences(of: self, in: "observations", .weak, to: _heldInside(self.observations))
          }
        }
        """)
  }

  @Test func `needs no mark where observation ignores a property`() {
    expect(
      """
      @Traced(.model) @Observable
      final class Box {
        @ObservationIgnored private var lamp: Lamp?
        @ObservationIgnored weak var owner: Box?
        @ObservationIgnored lazy var late = Lamp()
      }
      """,
      expandsTo: """
        @Observable
        final class Box {
          @ObservationIgnored
          @_TracedReference("lamp", .strong) private var lamp: Lamp?
          @ObservationIgnored
          @_TracedReference("owner", .weak) weak var owner: Box?
          @ObservationIgnored lazy var late = Lamp()

          let _lifeline = Lifeline(root: "Box")

          static var _lifelineRoot: String {
            "Box"
          }

          static var _lifelineType: String {
            "Box"
          }

          static var _lifelineRole: Role {
            .model
          }

          var _storedProperties: [StoredProperty] {
            [StoredProperty("lamp", .strong, holding: _heldInside(self.lamp)), StoredProperty("owner", .weak, holding: _heldInside(self.owner))]
          }

          static func _propertyName(of path: AnyKeyPath) -> String? {
            let names: [AnyKeyPath: String] = [:]
            return names[path]
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `is refused where its changes could not be recorded`() {
    expect(
      "@Reference lazy var late = Box()",
      isUntraceable: "'late' is lazy, and nobody hears when it is made. Pass what it begins with "
        + "through held(_:by:as:), and mark it @Untraced.", column: 23)
    expect(
      "@Reference var seen: Box? { didSet {} }",
      isUntraceable: "'seen' has accessors of its own and can get no others. Say whom it holds in "
        + "there, with noteReferences(of:in:_:to:), and mark it @Untraced.", column: 18)
    expect(
      "@Reference unowned var other: Box",
      isUntraceable: "'other' is unowned, and looking at it may trap. Mark it @Untraced.",
      column: 26)
  }
}
