/// A short list that still fails, found by leaving out smaller and smaller pieces.
public func shrunk<Element>(
  _ list: [Element], while fails: ([Element]) throws -> Bool
) rethrows -> [Element] {
  var list = list
  var size = list.count / 2
  while size > 0 {
    var start = 0
    while start < list.count {
      var shorter = list
      shorter.removeSubrange(start..<min(start + size, list.count))
      if try fails(shorter) { list = shorter } else { start += size }
    }
    size /= 2
  }
  return list
}
