extension Array {
  /// Takes an element away and puts what it has become somewhere else.
  mutating func replace(at old: Int, by element: Element, at new: Int) {
    remove(at: old)
    insert(element, at: new)
  }
}
