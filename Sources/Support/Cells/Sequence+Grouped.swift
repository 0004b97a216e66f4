extension Sequence {
  /// Its elements in groups: an element that belongs to the element before it is in the same group.
  public func grouped(while belongs: (Element, Element) -> Bool) -> [[Element]] {
    reduce(into: []) { groups, element in
      if let last = groups.last?.last, belongs(last, element) {
        groups[groups.count - 1].append(element)
      } else {
        groups.append([element])
      }
    }
  }
}
