/// Rows that are the same as long as their identity is.
public struct ForEach<Data: RandomAccessCollection, Content: View>: KitView
where Data.Element: Identifiable {
  private let data: Data
  private let content: (Data.Element) -> Content
  private var deletion: ((IndexSet) -> Void)?

  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.content = content
  }

  /// Lets the user delete rows.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var view = self
    view.deletion = action
    return view
  }

  public func expand(into expansion: Expansion) {
    for (place, element) in data.enumerated() {
      let add = { expansion.add(content(element), at: AnyHashable(element.id)) }
      // Only a list deletes.
      guard let deletion, expansion.environment.place == .row else {
        add()
        continue
      }
      let delete = { [weak node = expansion.node] in
        guard let node else { return }
        deliver(.closure, "onDelete", [.int(place)], to: node, cause: node.bodyCall) {
          deletion(IndexSet(integer: place))
        }
      }
      expansion.add(.deletable(.init(content: expansion.collect(add), delete: delete)))
    }
  }
}

/// The rows that are meant. The toy deletes one at a time.
public nonisolated struct IndexSet: BidirectionalCollection, Equatable, CustomStringConvertible {
  /// Where a number is in the set. It is no number, as in Foundation.
  public nonisolated struct Index: Comparable {
    fileprivate let place: Int

    public static func < (one: Index, other: Index) -> Bool { one.place < other.place }
  }

  private let numbers: [Int]

  public init(integer: Int) { numbers = [integer] }

  public var description: String { "IndexSet(indices: \(numbers))" }

  public var startIndex: Index { Index(place: 0) }
  public var endIndex: Index { Index(place: numbers.count) }
  public subscript(position: Index) -> Int { numbers[position.place] }
  public func index(after index: Index) -> Index { Index(place: index.place + 1) }
  public func index(before index: Index) -> Index { Index(place: index.place - 1) }
}

public struct List<Content: View>: KitView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func expand(into expansion: Expansion) {
    let control = expansion.control("list")
    let isEditing = expansion.environment.editMode?.wrappedValue.isEditing ?? false
    expansion.within {
      $0.place = .row
    } adding: {
      let rows = expansion.collect { expansion.add(content, at: "rows") }
      expansion.add(.list(.init(control: control, content: rows, isEditing: isEditing)))
    }
  }
}

extension View {
  /// Lets the user pull the list to refresh it. The refresh is over when the action returns, and is cancelled when the view
  /// leaves the screen.
  public func refreshable(action: @escaping @MainActor () async -> Void) -> some View {
    modified { expansion, content in
      content()
      let node = expansion.node
      expansion.add(
        .refreshing(
          .init(
            pull: { [weak node] in node?.refresh(action) },
            isUnderWay: { [weak node] in node?.isRefreshing ?? false })))
    }
  }
}

/// Switches the edit mode in the environment on and off. Its label is what a tap will do.
public struct EditButton: KitView {
  public init() {}

  public func expand(into expansion: Expansion) {
    guard let mode = expansion.environment.editMode else { return }
    let isEditing = mode.wrappedValue.isEditing
    expansion.add(
      .button(
        .init(
          control: expansion.control("editButton"), content: [.text(isEditing ? "Done" : "Edit")],
          isEnabled: true, touch: { mode.wrappedValue = isEditing ? .inactive : .active })))
  }
}
