extension LessonReader {
  /// Gives each question the drawing that its heading names, from another page of the lesson.
  ///
  /// A translation gets its drawings from the original, with everything else that runs.
  mutating func lendDrawings(among sections: inout [Section]) {
    guard original == nil else { return }
    for index in sections.indices {
      guard case .question(var question) = sections[index].kind,
        let name = sections[index].attributes["drawing"]
      else { continue }
      question.borrowed = borrowed(name, for: sections[index], from: sections)
      sections[index].kind = .question(question)
    }
  }

  private mutating func borrowed(
    _ name: Attributes.Value, for section: Section, from sections: [Section]
  ) -> Question.BorrowedDrawing? {
    guard let owner = sections.first(where: { $0.id == name.text }), owner.id != section.id else {
      let known = sections.filter { $0.run != nil && $0.id != section.id }.compactMap(\.id)
      complain(.drawing(.unknownOwner(UnknownWord(name.text, among: known))), at: name.location)
      return nil
    }
    guard var run = owner.run else {
      // The problem of a page that could not be read has been reported there.
      if !owner.isMisread { complain(.drawing(.ownerWithoutRun(name.text)), at: name.location) }
      return nil
    }
    // On a page with a run of its own, the words on the heading choose what is shown of that run.
    if section.run == nil {
      run.filter = run.filter.narrowed(by: RunRequest.Filter(section.attributes))
    }
    return Question.BorrowedDrawing(run: run, marksBreaches: owner.question == nil)
  }
}
