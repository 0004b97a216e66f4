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
    for element in data { expansion.add(content(element), at: AnyHashable(element.id)) }
    guard let deletion else { return }
    expansion.environment.delete = { [weak node = expansion.node] row in
      guard let node else { return }
      deliver(.closure, "onDelete", [.int(row)], to: node, cause: node.bodyCall) {
        deletion(IndexSet(integer: row))
      }
    }
  }
}

/// The rows that are meant. The toy deletes one at a time.
public struct IndexSet: Sequence {
  private let indices: [Int]

  public init(integer: Int) { indices = [integer] }

  public func makeIterator() -> IndexingIterator<[Int]> { indices.makeIterator() }
}

public struct List<Content: View>: KitView {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public func expand(into expansion: Expansion) {
    let control = expansion.control("list")
    let isEditing = expansion.environment.editMode?.wrappedValue.isEditing ?? false
    expansion.within {
      ($0.delete, $0.place) = (nil, .row)
    } adding: {
      let rows = expansion.collect { expansion.add(content, at: "rows") }
      expansion.add(
        .list(
          .init(
            control: control, rows: rows.map { [$0] }, isEditing: isEditing,
            delete: expansion.environment.delete)))
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
