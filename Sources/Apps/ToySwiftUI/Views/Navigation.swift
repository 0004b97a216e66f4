/// Two panes: a list, and the details of what is selected.
public struct NavigationSplitView<Sidebar: View, Detail: View>: KitView {
  private let sidebar: Sidebar
  private let detail: Detail

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  public func expand(into expansion: Expansion) {
    let first = expansion.collect { expansion.add(sidebar, at: "sidebar") }
    let second = expansion.collect { expansion.add(detail, at: "detail") }
    expansion.add(.split(first, second))
  }
}

/// A stack of screens: the root, and one for each value on the path.
///
/// The destinations are those of the body in which the stack is.
public struct NavigationStack<Data: Hashable, Root: View>: KitView {
  private let path: Binding<[Data]>
  private let root: Root

  public init(path: Binding<[Data]>, @ViewBuilder root: () -> Root) {
    self.path = path
    self.root = root()
  }

  public func expand(into expansion: Expansion) {
    let backButton = expansion.control("backButton")
    let (path, values) = (path, path.wrappedValue)
    // UIKit keeps the back button when the screens are gone. So going back keeps no values.
    let pop = { path.wrappedValue = quietly { path.wrappedValue }.dropLast() }
    expansion.within {
      // A link may have been made when the path was another one.
      $0.push = { if let value = $0.base as? Data { path.wrappedValue.append(value) } }
    } adding: {
      let first = expansion.collect { expansion.add(root, at: "root") }
      let others = values.map { value in
        expansion.collect { expansion.show(AnyHashable(value)) }
      }
      expansion.add(
        .stack(
          .init(screens: [first] + others, backButton: backButton) { Kit.shared.pop(pop) }))
    }
  }
}

/// Adds its value to the path of the stack around it.
public struct NavigationLink<Content: View>: KitView {
  private let value: AnyHashable
  private let label: Content

  public init(value: some Hashable, @ViewBuilder label: () -> Content) {
    self.value = AnyHashable(value)
    self.label = label()
  }

  public func expand(into expansion: Expansion) {
    let content = expansion.collect { expansion.add(label, at: "label") }
    let (value, push) = (value, expansion.environment.push)
    expansion.add(
      .button(
        .init(control: expansion.control("row"), content: content, isEnabled: true) {
          Kit.shared.push(value.base) { push?(value) }
        }))
  }
}

extension View {
  /// Says how a stack shows the values of a type on its path.
  public func navigationDestination<Data: Hashable, Content: View>(
    for type: Data.Type, @ViewBuilder destination: @escaping (Data) -> Content
  ) -> some View {
    modified { expansion, content in
      content()
      expansion.destinations[ObjectIdentifier(type)] = { [unowned expansion] value in
        guard let data = value.base as? Data else { return }
        expansion.add(destination(data), at: value)
      }
    }
  }

  public func navigationTitle(_ title: String) -> some View {
    modified { expansion, content in
      content()
      expansion.add(.title(title))
    }
  }

  public func toolbar<Content: View>(@ViewBuilder content bar: () -> Content) -> some View {
    let bar = bar()
    return modified { expansion, content in
      content()
      expansion.add(bar, at: "toolbar")
    }
  }
}

extension Expansion {
  fileprivate func show(_ value: AnyHashable) {
    destinations[ObjectIdentifier(type(of: value.base))]?(value)
  }
}

public nonisolated enum ToolbarItemPlacement: Sendable {
  case topBarLeading, primaryAction, bottomBar
}

public struct ToolbarItem<Content: View>: KitView {
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(placement: ToolbarItemPlacement, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  public func expand(into expansion: Expansion) {
    expansion.add(.bar(placement, expansion.collect { expansion.add(content, at: "item") }))
  }
}
