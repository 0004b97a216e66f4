import Documents

/// A bank as a package of QTI 2.1, with an item for each question and a test for each lesson.
struct QTIPackage {
  let bank: QuestionBank

  var archive: Archive {
    Archive(
      files: [bank.manifest("imscp_v1p1", ("QTIv2.1 Package", "1.0.0"), resources: resources)]
        + bank.chapters.flatMap { chapter in
          [Archive.File(chapter.path, test(chapter))]
            + chapter.questions.map {
              Archive.File(chapter.path(of: $0), QTIItem(question: $0).markup)
            }
        })
  }

  private func resources(_ chapter: QuestionBank.Chapter) -> [Markup] {
    let items = chapter.questions.map { question in
      resource(
        question.id, "imsqti_item_xmlv2p1", chapter.path(of: question), [metadata(question)])
    }
    let parts = chapter.questions.map { Markup.tag("dependency", ["identifierref": $0.id]) }
    return [resource(chapter.id, "imsqti_test_xmlv2p1", chapter.path, after: parts)] + items
  }

  private func resource(
    _ id: String, _ type: String, _ path: String, _ before: [Markup] = [], after: [Markup] = []
  ) -> Markup {
    .tag(
      "resource", ["identifier": id, "type": type, "href": path],
      before + [.tag("file", ["href": path])] + after)
  }

  private func metadata(_ question: BankQuestion) -> Markup {
    let title = Markup.tag("string", question.title).inside("title")
    let tags = question.tags.map { Markup.tag("string", $0).inside("keyword") }
    return Markup.tag("general", [:], [title] + tags)
      .inside("lom", ["xmlns": "http://ltsc.ieee.org/xsd/LOM"]).inside("metadata")
  }

  private func test(_ chapter: QuestionBank.Chapter) -> Markup {
    let items = chapter.questions.map {
      Markup.tag("assessmentItemRef", ["identifier": $0.id, "href": "\($0.id).xml"])
    }
    let section = Markup.tag(
      "assessmentSection",
      ["identifier": "section1", "title": chapter.title, "visible": "true"], items)
    let part = section.inside(
      "testPart",
      ["identifier": "part1", "navigationMode": "nonlinear", "submissionMode": "individual"])
    return part.inside(
      "assessmentTest",
      [
        "xmlns": "http://www.imsglobal.org/xsd/imsqti_v2p1", "identifier": chapter.id,
        "title": chapter.title,
      ])
  }
}

extension QuestionBank.Chapter {
  fileprivate var path: String { "\(id)/\(id).xml" }

  fileprivate func path(of question: BankQuestion) -> String { "\(id)/\(question.id).xml" }
}
