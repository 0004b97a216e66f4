import Tracer

enum Trouble: Error { case small, deep(Int) }

@Traced(.controller) final class Caller {
  let speaker = Speaker()
  func say(_ body: @escaping (Speaker) -> Void) { run { body(speaker) } }
  func order<Other>(_ other: Other, _ body: @escaping (Other) -> Void) { run { body(other) } }
  /// Acts as the caller, so that no message to the caller is needed first.
  private func run(_ body: () -> Void) { acting(as: self, body) }
}

@Traced(.model) final class Friend {
  private(set) var calls = 0
  func call() { calls += 1 }
}

@Traced(.model) final class Speaker {
  let friend = Friend()
  private var count = 0
  func captures() {
    let weakly = { [weak self] in self?.friend.call() }
    weakly()
    let surely = { [unowned self, friend] in
      _ = self.count; friend.call()
    }
    surely()
  }
  func plain(_ text: String) {}
  func untyped() throws { throw Trouble.small }
  @discardableResult func typed() throws(Trouble) -> Int { throw .deep(1) }
  func passOn(_ body: () throws -> Void) rethrows { try body() }
  func double(_ number: inout Int) { number *= 2 }
  func same<T>(_ value: T) -> T where T: Equatable { value }
  func sum(_ numbers: some Sequence<Int>) -> Int { numbers.reduce(0, +) }
  func reversed(_ numbers: consuming [Int]) -> [Int] { numbers.reversed() }
  func opaque() -> some Equatable { 3 }
  func show(title: String) {}
  func show(name: String) {}
  func show(name: Int) {}
  func greet(_ who: String = "you", loudly: Bool = false) {}
  func `repeat`(in from: Int, `for` times: Int) {}
  func selfCalls() { plain("self"); secret(); count = 1 }
  private func secret() { friend.call() }
  func ask() -> Int { count }
  func askFriend() -> Int { friend.calls }
  func next() -> Int { count += 1; return count }
  func nothing() {}
}

protocol Shelf: AnyObject {
  associatedtype Item
  func put(_ item: Item)
}

@Traced(.model) final class IntShelf: Shelf {
  var items: [Int] = []
  func put(_ item: Int) { items.append(item) }
}

@Traced(.model) class Loud {
  var said = ""
  func speak(_ text: String) { said = text }
}

@Traced(.view) final class Louder: Loud {
  override func speak(_ text: String) { super.speak(text + "!") }
}
