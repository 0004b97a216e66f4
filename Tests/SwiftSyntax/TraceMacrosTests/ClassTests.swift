import Testing

@Suite struct `A traced class` {
  @Test func `that is a root gets its lifeline, and attributes on its members`() {
    expect(
      """
      @Traced(.model)
      class Box {
        var count = 0
        weak var owner: Box?
        unowned var other: Box
        let size = 3
        lazy var label = "l"
        static var shared = Box()
        var double: Int { count * 2 }
        init() {}
        isolated deinit { count = 0 }
        func add(_ item: Int) {}
        private func secret() {}
        static func make() {}
        @Untraced func quiet() {}
        @Untraced var hidden = 1
        @TracedMethod(.navigate) func push() {}
      }
      """,
      expandsTo: """
        class Box {
          @_TracedProperty
          var count = 0
          @_TracedProperty
          weak var owner: Box?
          @_TracedProperty
          unowned var other: Box
          let size = 3
          @_TracedLazy
          lazy var label = "l"
          @PerLaunch
          static var shared = Box()
          var double: Int { count * 2 }
          @_TracedInit
          init() {}
          @_TracedDeinit
          isolated deinit { count = 0 }
          @TracedMethod
          func add(_ item: Int) {}
          private func secret() {}
          static func make() {}
          @Untraced func quiet() {}
          @Untraced var hidden = 1
          @TracedMethod(.navigate) func push() {}

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
            [StoredProperty("count", .strong, _capture(self._stored_count), isInitial: true), StoredProperty("owner", .weak, _capture(self._stored_owner)), StoredProperty("other", .unowned, .text("unowned")), StoredProperty("size", .strong, _capture(self.size), isInitial: true)]
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `leaves published properties to their wrapper, and subscriptions alone`() {
    expect(
      """
      @Traced(.viewModel)
      final class Box {
        @Published private(set) var title = ""
        @Published var size: Int?
        @Clamped var depth = 1
        private var cancellables: Set<AnyCancellable> = []
        var subscription: AnyCancellable?
      }
      """,
      expandsTo: """
        final class Box {
          @Published private(set) var title = ""
          @Published var size: Int?
          @Clamped var depth = 1
          private var cancellables: Set<AnyCancellable> = []
          var subscription: AnyCancellable?

          let _lifeline = Lifeline(root: "Box")

          static var _lifelineRoot: String {
            "Box"
          }

          static var _lifelineType: String {
            "Box"
          }

          static var _lifelineRole: Role {
            .viewModel
          }

          var _storedProperties: [StoredProperty] {
            [StoredProperty("title", .strong, _capture(self._title, as: "title"), isInitial: true), StoredProperty("size", .strong, _capture(self._size, as: "size"))]
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `keeps no record of timers, closures and values of its own private type`() {
    expect(
      """
      @Traced(.service)
      final class Box {
        private var timer: Timer?
        private var tokens: [Token] = []
        private let update: (Int) -> Void
        private let report: Reporting<Int>?
        private struct Token {}
      }
      """,
      expandsTo: """
        final class Box {
          private var timer: Timer?
          private var tokens: [Token] = []
          private let update: (Int) -> Void
          private let report: Reporting<Int>?
          private struct Token {}

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
            []
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `records a text that only speaks of a timer`() {
    expect(
      """
      @Traced(.model)
      final class Box {
        var title = "Timer"
        var lap = "Token"
        private struct Token {}
      }
      """,
      expandsTo: """
        final class Box {
          @_TracedProperty
          var title = "Timer"
          @_TracedProperty
          var lap = "Token"
          private struct Token {}

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
            [StoredProperty("title", .strong, _capture(self._stored_title), isInitial: true), StoredProperty("lap", .strong, _capture(self._stored_lap), isInitial: true)]
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `that is a builder creates what its methods return`() {
    expect(
      """
      @Traced(.builder)
      final class Module {
        func build(id: Int) -> View { View() }
        func connect(_ view: View) {}
      }
      """,
      expandsTo: """
        final class Module {
          @TracedMethod(.create)
          func build(id: Int) -> View { View() }
          @TracedMethod
          func connect(_ view: View) {}

          let _lifeline = Lifeline(root: "Module")

          static var _lifelineRoot: String {
            "Module"
          }

          static var _lifelineType: String {
            "Module"
          }

          static var _lifelineRole: Role {
            .builder
          }

          var _storedProperties: [StoredProperty] {
            []
          }
        }

        extension Module: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `that is a subclass gets only type, role and properties`() {
    expect(
      """
      @Traced(.view)
      final class Small: Box {
        var more = 1
        override var count: Int { didSet { more += 1 } }
        override func add(_ item: Int) { super.add(item) }
      }
      """,
      expandsTo: """
        final class Small: Box {
          @_TracedProperty
          var more = 1
          override var count: Int { didSet { more += 1 } }
          @TracedMethod
          override func add(_ item: Int) { super.add(item) }

          override class var _lifelineType: String {
            "Small"
          }

          override class var _lifelineRole: Role {
            .view
          }

          override var _storedProperties: [StoredProperty] {
            super._storedProperties + [StoredProperty("more", .strong, _capture(self._stored_more), isInitial: true)]
          }
        }
        """, Expanding.subclass)
  }

  @Test(arguments: ["public final", "final", "open", "public"])
  func `has members as visible as itself`(access: String) {
    let type = access.contains("final") ? "static" : "class"
    let visible = access.contains("public") || access == "open" ? "public " : ""
    let open = access == "open" ? "open " : visible
    expect(
      """
      @Traced(.model)
      \(access) class Box {
      }
      """,
      expandsTo: """
        \(access) class Box {

          \(visible)let _lifeline = Lifeline(root: "Box")

          \(visible)static var _lifelineRoot: String {
            "Box"
          }

          \(open)\(type) var _lifelineType: String {
            "Box"
          }

          \(open)\(type) var _lifelineRole: Role {
            .model
          }

          \(open)var _storedProperties: [StoredProperty] {
            []
          }
        }

        extension Box: Participant {
        }
        """, Expanding.rootClass)
  }

  @Test func `may have an extension whose methods travel in their own way`() {
    expect(
      """
      @Traced(.delegate)
      extension Box: Watcher {
        func watch() {}
        private func hide() {}
        var computed: Int { 1 }
        static func make() {}
        convenience init(a: Int) { self.init() }
      }
      """,
      expandsTo: """
        extension Box: Watcher {
          @TracedMethod(.delegate)
          func watch() {}
          private func hide() {}
          var computed: Int { 1 }
          static func make() {}
          convenience init(a: Int) { self.init() }
        }
        """, Expanding.extension)
  }
}
