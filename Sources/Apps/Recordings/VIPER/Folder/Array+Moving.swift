extension Array {
  /// Removes an element and inserts its new value at another index.
  mutating func replace(at old: Int, by element: Element, at new: Int) {
    remove(at: old)
    insert(element, at: new)
  }
}
