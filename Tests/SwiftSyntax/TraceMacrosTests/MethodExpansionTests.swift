import Testing

@Suite struct `A traced method becomes two` {
  @Test func `returning nothing`() {
    expect(
      """
      @TracedMethod public func add(_ item: Int, to list: String) { go() }
      """,
      expandsTo: """
        public func add(_ item: Int, to list: String) {
          let _call = _begin(self, "add(_:to:)", .call, [_capture(item), _capture(list)])
          defer {
            _end(_call)
          }
          _traced_add(item, to: list)
        }

        private func _traced_add(_ item: Int, to list: String) {
          go()
        }
        """)
  }

  @Test func `returning a value that may be discarded, so it is no question`() {
    expect(
      """
      @TracedMethod(.navigate) @discardableResult override func pop() -> Int { 3 }
      """,
      expandsTo: """
        @discardableResult override func pop() -> Int {
          let _call = _begin(self, "pop()", .navigate, [])
          defer {
            _end(_call)
          }
          return _returning(_call, _traced_pop())
        }

        private func _traced_pop() -> Int {
          3
        }
        """)
  }

  @Test func `throwing`() {
    expect(
      """
      @TracedMethod func load() throws -> Int { 3 }
      """,
      expandsTo: """
        func load() throws -> Int {
          let _call = _begin(self, "load()", .call, [])
          defer {
            _end(_call, asks: true)
          }
          do {
            return _returning(_call, try _traced_load())
          } catch {
            throw _throwing(_call, error)
          }
        }

        private func _traced_load() throws -> Int {
          3
        }
        """)
  }

  @Test func `waiting`() {
    expect(
      """
      @TracedMethod func load() async throws -> Int { 3 }
      """,
      expandsTo: """
        func load() async throws -> Int {
          let _call = _begin(self, "load()", .call, [])
          defer {
            _end(_call, asks: true)
          }
          do {
            return _returning(_call, try await _traced_load())
          } catch {
            throw _throwing(_call, error)
          }
        }

        private func _traced_load() async throws -> Int {
          3
        }
        """)
  }

  @Test func `throwing a type`() {
    expect(
      """
      @TracedMethod func load() throws(Trouble) { }
      """,
      expandsTo: """
        func load() throws(Trouble) {
          let _call = _begin(self, "load()", .call, [])
          defer {
            _end(_call)
          }
          do throws(Trouble) {
            try _traced_load()
          } catch {
            throw _throwing(_call, error)
          }
        }

        private func _traced_load() throws(Trouble) {
        }
        """)
  }

  @Test func `rethrowing, with a closure that does not escape`() {
    expect(
      """
      @TracedMethod func each(_ body: (Int, String) throws -> Void) rethrows { try body(1, "") }
      """,
      expandsTo: """
        func each(_ body: (Int, String) throws -> Void) rethrows {
          let _call = _begin(self, "each(_:)", .call, [.text("{ … }")])
          defer {
            _end(_call)
          }
          do {
            try _traced_each({ _0, _1 in
                try _lent("body(_:_:)", _call, [_capture(_0), _capture(_1)]) {
                  try body(_0, _1)
                }
              })
          } catch {
            throw _throwing(_call, error)
          }
        }

        private func _traced_each(_ body: (Int, String) throws -> Void) rethrows {
          try body(1, "")
        }
        """)
  }

  @Test func `generic, with inout`() {
    expect(
      """
      @TracedMethod func put<T>(_ value: T, in all: inout [T]) -> T where T: Equatable { value }
      """,
      expandsTo: """
        func put<T>(_ value: T, in all: inout [T]) -> T where T: Equatable {
          let _call = _begin(self, "put(_:in:)", .call, [_capture(value), _capture(all)])
          defer {
            _end(_call, asks: true)
          }
          return _returning(_call, _traced_put(value, in: &all))
        }

        private func _traced_put<T>(_ value: T, in all: inout [T]) -> T where T: Equatable {
          value
        }
        """)
  }

  @Test func `with closures to keep`() {
    expect(
      """
      @TracedMethod func keep(
        a: @escaping (Int) -> Void, b: (() -> Void)?, c: @escaping Handler, d: Handler?,
        e: @escaping @MainActor () -> Void, f: @escaping ((Int) -> Void) -> Void
      ) {}
      """,
      expandsTo: """
        func keep(
          a: @escaping (Int) -> Void, b: (() -> Void)?, c: @escaping Handler, d: Handler?,
          e: @escaping @MainActor () -> Void, f: @escaping ((Int) -> Void) -> Void
        ) {
          let _call = _begin(self, "keep(a:b:c:d:e:f:)", .call, [.text("{ … }"), .text("{ … }"), _capture(c), _capture(d), .text("{ … }"), .text("{ … }")])
          defer {
            _end(_call)
          }
          _traced_keep(a: _owned("a", _call, a), b: _ownedIfAny("b", _call, b), c: _owned("c", _call, c), d: _ownedIfAny("d", _call, d), e: _ownedOnMainActor("e", _call, e), f: _owned("f", _call, f))
        }

        private func _traced_keep(
          a: @escaping (Int) -> Void, b: (() -> Void)?, c: @escaping Handler, d: Handler?,
          e: @escaping @MainActor () -> Void, f: @escaping ((Int) -> Void) -> Void
        ) {
        }
        """)
  }

  @Test func `with closures that are left alone`() {
    expect(
      """
      @TracedMethod func keep(
        a: @escaping () async -> Void, b: @escaping @Sendable () -> Void,
        c: @escaping (inout Int) -> Void, d: @escaping (Int...) -> Void,
        e: @escaping (@escaping (Int) -> Void) -> Void, f: ((((Int) -> Void)?) -> Void)?,
        g: ((Int) -> Void) -> Void
      ) {}
      """,
      expandsTo: """
        func keep(
          a: @escaping () async -> Void, b: @escaping @Sendable () -> Void,
          c: @escaping (inout Int) -> Void, d: @escaping (Int...) -> Void,
          e: @escaping (@escaping (Int) -> Void) -> Void, f: ((((Int) -> Void)?) -> Void)?,
          g: ((Int) -> Void) -> Void
        ) {
          let _call = _begin(self, "keep(a:b:c:d:e:f:g:)", .call, [.text("{ … }"), .text("{ … }"), .text("{ … }"), .text("{ … }"), .text("{ … }"), .text("{ … }"), .text("{ … }")])
          defer {
            _end(_call)
          }
          _traced_keep(a: a, b: b, c: c, d: d, e: e, f: f, g: g)
        }

        private func _traced_keep(
          a: @escaping () async -> Void, b: @escaping @Sendable () -> Void,
          c: @escaping (inout Int) -> Void, d: @escaping (Int...) -> Void,
          e: @escaping (@escaping (Int) -> Void) -> Void, f: ((((Int) -> Void)?) -> Void)?,
          g: ((Int) -> Void) -> Void
        ) {
        }
        """)
  }

  @Test func `with names in backticks`() {
    expect(
      """
      @TracedMethod func `repeat`(`in` place: Int, for `default`: Int, `inout` x: Int) {}
      """,
      expandsTo: """
        func `repeat`(`in` place: Int, for `default`: Int, `inout` x: Int) {
          let _call = _begin(self, "repeat(in:for:inout:)", .call, [_capture(place), _capture(`default`), _capture(x)])
          defer {
            _end(_call)
          }
          _traced_repeat(in: place, for: `default`, `inout`: x)
        }

        private func _traced_repeat(`in` place: Int, for `default`: Int, `inout` x: Int) {
        }
        """)
  }
}

@Suite struct `A traced initialiser` {
  @Test func `introduces the new object at its end`() {
    expect(
      """
      class Box {
        @_TracedInit init(size: Int, then done: @escaping () -> Void) { self.size = size }
      }
      """,
      expandsTo: """
        class Box {
          init(size: Int, then done: @escaping () -> Void) {
            let _call = _beginInit(Box.self, "init(size:then:)", isDesignated: true, [_capture(size), .text("{ … }")])
            defer {
              _end(_call)
            }
            let done = _owned("done", _call, done)
            self.size = size
            _introduce(self)
          }
        }
        """)
  }

  @Test func `of a subclass does so when super.init is written down`() {
    expect(
      """
      class Small: Box {
        @_TracedInit init() { super.init() }
        @_TracedInit init?(a: Int) { more = a }
        @_TracedInit convenience init(b: Int) throws { try self.init(c: b) }
        @_TracedInit init(refused: Int) throws { throw Refused() }
      }
      """,
      expandsTo: """
        class Small: Box {
          init() {
            let _call = _beginInit(Small.self, "init()", isDesignated: true, [])
            defer {
              _end(_call)
            }
            super.init()
            _introduce(self)
          }
          init?(a: Int) {
            let _call = _beginInit(Small.self, "init(a:)", isDesignated: true, [_capture(a)])
            defer {
              _end(_call)
            }
            more = a
          }
          convenience init(b: Int) throws {
            let _call = _beginInit(Small.self, "init(b:)", isDesignated: false, [_capture(b)])
            defer {
              _end(_call)
            }
            try self.init(c: b)
            _introduce(self)
          }
          init(refused: Int) throws {
            let _call = _beginInit(Small.self, "init(refused:)", isDesignated: true, [_capture(refused)])
            defer {
              _end(_call)
            }
            throw Refused()
          }
        }
        """)
  }

  @Test func `has its counterpart in a deinit`() {
    expect(
      """
      class Box {
        @_TracedDeinit isolated deinit { close() }
      }
      """,
      expandsTo: """
        class Box {
          isolated deinit {
            let _call = _beginDeinit(self)
            defer {
              _end(_call)
            }
            close()
          }
        }
        """)
  }
}
