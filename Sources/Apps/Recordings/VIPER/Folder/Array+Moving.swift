extension Array {
  /// Removes an element and inserts its new value at another index.
  mutating func move(from old: Int, to new: Int, as element: Element) {
    remove(at: old)
    insert(element, at: new)
  }
}
