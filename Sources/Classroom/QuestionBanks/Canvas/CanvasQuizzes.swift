import Documents

/// A bank for Canvas: a package of QTI 1.2 with a quiz for each lesson.
struct CanvasQuizzes {
  let bank: QuestionBank

  var archive: Archive {
    Archive(
      files: [bank.manifest("imsccv1p1/imscp_v1p1", ("IMS Content", "1.1.3"), resources: resources)]
        + bank.chapters.flatMap { chapter in
          [
            Archive.File("\(chapter.id)/assessment_meta.xml", settings(chapter)),
            Archive.File("\(chapter.id)/\(chapter.id).xml", quiz(chapter)),
          ]
        })
  }

  private func resources(_ chapter: QuestionBank.Chapter) -> [Markup] {
    let settings = "\(chapter.id)/assessment_meta.xml"
    return [
      .tag(
        "resource", ["identifier": chapter.id, "type": "imsqti_xmlv1p2"],
        [
          .tag("file", ["href": "\(chapter.id)/\(chapter.id).xml"]),
          .tag("dependency", ["identifierref": "\(chapter.id)-settings"]),
        ]),
      .tag(
        "resource",
        [
          "identifier": "\(chapter.id)-settings",
          "type": "associatedcontent/imscc_xmlv1p1/learning-application-resource",
          "href": settings,
        ],
        [.tag("file", ["href": settings])]),
    ]
  }

  /// Settings of Canvas only, such as shuffled answers.
  private func settings(_ chapter: QuestionBank.Chapter) -> Markup {
    .tag(
      "quiz",
      ["identifier": chapter.id, "xmlns": "http://canvas.instructure.com/xsd/cccv1p0"],
      [
        .tag("title", chapter.title), .tag("shuffle_answers", "true"),
        .tag("quiz_type", "practice_quiz"), .tag("show_correct_answers", "true"),
        .tag("points_possible", "\(chapter.questions.count).0"),
      ])
  }

  private func quiz(_ chapter: QuestionBank.Chapter) -> Markup {
    let items = chapter.questions.map { CanvasItem(question: $0).markup }
    return Markup.tag("section", ["ident": "root_section"], items)
      .inside("assessment", ["ident": chapter.id, "title": chapter.title])
      .inside("questestinterop", ["xmlns": "http://www.imsglobal.org/xsd/ims_qtiasiv1p2"])
  }
}
