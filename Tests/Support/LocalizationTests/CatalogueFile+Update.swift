extension CatalogueFile {
  /// Adds the new phrases of the sources without a translation, names the files of each phrase, and moves those
  /// that the sources no longer have to the end.
  ///
  /// An entry keeps its place. A new entry comes after the phrase before it in the sources.
  mutating func update(from sources: SourcePhrases) {
    addMissing(sources.calls)
    for index in entries.indices {
      entries[index].update(from: sources)
    }
    entries = entries.filter { !$0.isObsolete } + entries.filter(\.isObsolete)
  }

  private mutating func addMissing(_ calls: [SourcePhrases.Call]) {
    var place = entries.startIndex
    for call in calls {
      if let known = entries.firstIndex(where: { $0.phrase == call.key }) {
        place = known + 1
      } else {
        entries.insert(Entry(phrase: call.key), at: place)
        place += 1
      }
    }
  }
}

extension CatalogueFile.Entry {
  fileprivate mutating func update(from sources: SourcePhrases) {
    let calls = sources.calls.filter { $0.key == phrase }
    let found = calls.isEmpty ? sources.files[phrase, default: []] : calls.map(\.file)
    values = calls.first?.values ?? []
    files = found.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    isObsolete = files.isEmpty
  }
}
