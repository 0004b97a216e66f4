import Testing

@Suite struct `A traced property` {
  @Test func `goes through a backing property`() {
    expect(
      """
      class Box {
        @_TracedProperty public private(set) var count: Int = 0
      }
      """,
      expandsTo: """
        class Box {
          public private(set) var count: Int {
            @storageRestrictions(initializes: _stored_count)
            init(initialValue) {
              _stored_count = initialValue
            }
            get {
              guard _isRecording else {
                return _stored_count
              }
              let _call = _beginAccess(self, "count", .query, [])
              defer {
                _end(_call, asks: true)
              }
              return _returning(_call, _stored_count)
            }
            set {
              let _call = _beginAccess(self, "count", .set, [_capture(newValue)])
              defer {
                _end(_call)
              }
              _wrote(self, "count", _capture(_stored_count), _capture(newValue))
              _stored_count = newValue
            }
          }

          private var _stored_count: Int = 0
        }
        """)
  }

  @Test(arguments: [
    ("var name = \"n\"", "var _stored_name = \"n\""),
    ("weak var name: Box?", "weak var _stored_name: Box?"),
    ("unowned var name: Box", "unowned var _stored_name: Box"),
    ("var name: String!", "var _stored_name: String!"),
    ("fileprivate(set) var name: (Int, Int) = (1, 2)", "var _stored_name: (Int, Int) = (1, 2)"),
    ("var `name` = 3", "var _stored_name = 3"),
  ])
  func `keeps how it holds its value`(written: String, backing: String) {
    let head = written.split(separator: " =").first ?? ""
    expect(
      """
      class Box {
        @_TracedProperty \(written)
      }
      """,
      expandsTo: """
        class Box {
          \(head) {
            @storageRestrictions(initializes: _stored_name)
            init(initialValue) {
              _stored_name = initialValue
            }
            get {
              guard _isRecording else {
                return _stored_name
              }
              let _call = _beginAccess(self, "name", .query, [])
              defer {
                _end(_call, asks: true)
              }
              return _returning(_call, _stored_name)
            }
            set {
              let _call = _beginAccess(self, "name", .set, [_capture(newValue)])
              defer {
                _end(_call)
              }
              _wrote(self, "name", _capture(_stored_name), _capture(newValue))
              _stored_name = newValue
            }
          }

          private \(backing)
        }
        """)
  }

  @Test func `keeps its observers, which mean the storage`() {
    expect(
      """
      class Box {
        @_TracedProperty var size = 0 {
          willSet { log(newValue) }
          didSet {
            if size > 3 { self.size = 3 }
            other.size = size
            f(size: \\.size, .size)
            later { self.size = 4 }
          }
        }
      }
      """,
      expandsTo: """
        class Box {
          var size {
            willSet { log(newValue) }
            didSet {
              if size > 3 { self.size = 3 }
              other.size = size
              f(size: \\.size, .size)
              later { self.size = 4 }
            }
            @storageRestrictions(initializes: _stored_size)
            init(initialValue) {
              _stored_size = initialValue
            }

            get {
              guard _isRecording else {
                return _stored_size
              }
              let _call = _beginAccess(self, "size", .query, [])
              defer {
                _end(_call, asks: true)
              }
              return _returning(_call, _stored_size)
            }

            set {
              let _call = _beginAccess(self, "size", .set, [_capture(newValue)])
              defer {
                _end(_call)
              }
              _wrote(self, "size", _capture(_stored_size), _capture(newValue))
              _stored_size = newValue
              _corrected(self, "size", _capture(newValue), _capture(_stored_size))
            }
          }

          private var _stored_size = 0 {
              willSet {
                log(newValue)
              }
              didSet {
                if _stored_size > 3 {
                  self._stored_size = 3
                }
                other.size = _stored_size
                f(size: \\.size, .size)
                later {
                  self.size = 4
                }
              }
            }
        }
        """)
  }

  @Test func `that its observer hides is left to the observer`() {
    expect(
      """
      class Box {
        @_TracedProperty var item: Int? {
          didSet { if let item { show(item) } }
        }
      }
      """,
      expandsTo: """
        class Box {
          var item: Int? {
            didSet { if let item { show(item) } }
            @storageRestrictions(initializes: _stored_item)
            init(initialValue) {
              _stored_item = initialValue
            }

            get {
              guard _isRecording else {
                return _stored_item
              }
              let _call = _beginAccess(self, "item", .query, [])
              defer {
                _end(_call, asks: true)
              }
              return _returning(_call, _stored_item)
            }

            set {
              let _call = _beginAccess(self, "item", .set, [_capture(newValue)])
              defer {
                _end(_call)
              }
              _wrote(self, "item", _capture(_stored_item), _capture(newValue))
              _stored_item = _ownedIfAny("item", _call, newValue)
              _corrected(self, "item", _capture(newValue), _capture(_stored_item))
            }
          }

          private var _stored_item: Int? {
              didSet {
                if let item {
                  show(item)
                }
              }
            }
        }
        """)
  }

  @Test func `below a local name that hides it, its observer means the storage again`() {
    expect(
      """
      class Box {
        @_TracedProperty var item: Int? {
          didSet {
            if let item { show(item) } else { item = 1 }
            for item in item.list where item > 3 { show(item) }
            item = nil
            guard let item, item > 3 else { return }
            show(item)
          }
        }
      }
      """,
      expandsTo: """
        class Box {
          var item: Int? {
            didSet {
              if let item { show(item) } else { item = 1 }
              for item in item.list where item > 3 { show(item) }
              item = nil
              guard let item, item > 3 else { return }
              show(item)
            }
            @storageRestrictions(initializes: _stored_item)
            init(initialValue) {
              _stored_item = initialValue
            }

            get {
              guard _isRecording else {
                return _stored_item
              }
              let _call = _beginAccess(self, "item", .query, [])
              defer {
                _end(_call, asks: true)
              }
              return _returning(_call, _stored_item)
            }

            set {
              let _call = _beginAccess(self, "item", .set, [_capture(newValue)])
              defer {
                _end(_call)
              }
              _wrote(self, "item", _capture(_stored_item), _capture(newValue))
              _stored_item = _ownedIfAny("item", _call, newValue)
              _corrected(self, "item", _capture(newValue), _capture(_stored_item))
            }
          }

          private var _stored_item: Int? {
              didSet {
                if let item {
                  show(item)
                } else {
                  _stored_item = 1
                }
                for item in _stored_item.list where item > 3 {
                  show(item)
                }
                _stored_item = nil
                guard let item, item > 3 else {
                  return
                }
                show(item)
              }
            }
        }
        """)
  }

  @Test func `makes a closure its sender's`() {
    expect(
      """
      class Box {
        @_TracedProperty var onTap: (() -> Void)?
      }
      """,
      expandsTo: """
        class Box {
          var onTap: (() -> Void)? {
            @storageRestrictions(initializes: _stored_onTap)
            init(initialValue) {
              _stored_onTap = initialValue
            }
            get {
              guard _isRecording else {
                return _stored_onTap
              }
              let _call = _beginAccess(self, "onTap", .query, [])
              defer {
                _end(_call, asks: true)
              }
              return _returning(_call, _stored_onTap)
            }
            set {
              let _call = _beginAccess(self, "onTap", .set, [_capture(newValue)])
              defer {
                _end(_call)
              }
              _wrote(self, "onTap", _capture(_stored_onTap), _capture(newValue))
              _stored_onTap = _ownedIfAny("onTap", _call, newValue)
            }
          }

          private var _stored_onTap: (() -> Void)?
        }
        """)
  }

  @Test func `that is lazy only tells its writes`() {
    expect(
      """
      class Box {
        @_TracedLazy lazy var label = Label()
      }
      """,
      expandsTo: """
        class Box {
          lazy var label = Label() {
            didSet {
              _wroteLazy(self, "label", _capture(self.label))
            }
          }
        }
        """)
  }
}
