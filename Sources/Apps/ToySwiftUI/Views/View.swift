/// What is on the screen, as a value. Its body says it by other views.
public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

/// A view of the kit: it has no body, and says itself what is on the screen.
public protocol KitView: View where Body == Never {
  func expand(into expansion: Expansion)
}

extension KitView {
  public var body: Never { preconditionFailure("A view of the kit has no body.") }
}

extension Never: View {
  public var body: Never { preconditionFailure("Never has no value.") }
}

/// Puts views one after the other into a body, with `if` and `else`.
@resultBuilder public enum ViewBuilder {
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<repeat each Content> {
    TupleView(repeat each content)
  }

  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  public static func buildIf<Content: View>(_ content: Content?) -> OptionalView<Content> {
    OptionalView(content: content)
  }

  public static func buildEither<First: View, Second: View>(
    first: First
  ) -> EitherView<First, Second> { .first(first) }

  public static func buildEither<First: View, Second: View>(
    second: Second
  ) -> EitherView<First, Second> { .second(second) }
}

/// Several views, one after the other.
public struct TupleView<each Content: View>: KitView {
  private let content: (repeat each Content)

  init(_ content: repeat each Content) { self.content = (repeat each content) }

  public func expand(into expansion: Expansion) {
    var place = 0
    for view in repeat each content {
      expansion.add(view, at: place)
      place += 1
    }
  }
}

public struct OptionalView<Content: View>: KitView {
  let content: Content?

  public func expand(into expansion: Expansion) {
    if let content { expansion.add(content, at: "if") }
  }
}

public enum EitherView<First: View, Second: View>: KitView {
  case first(First)
  case second(Second)

  public func expand(into expansion: Expansion) {
    switch self {
    case .first(let view): expansion.add(view, at: "if")
    case .second(let view): expansion.add(view, at: "else")
    }
  }
}

/// A view that is changed: what a modifier makes.
struct Modified<Content: View>: KitView {
  let content: Content
  /// Adds the content and what the modifier adds to it.
  let change: (Expansion, _ content: () -> Void) -> Void

  func expand(into expansion: Expansion) {
    change(expansion) { expansion.add(content, at: "content") }
  }
}

extension View {
  func modified(
    _ change: @escaping (Expansion, _ content: () -> Void) -> Void
  ) -> some View {
    Modified(content: self, change: change)
  }
}
