import Documents

extension QuestionBank {
  /// The file of a package that lists its parts.
  ///
  /// - Parameters:
  ///   - namespace: the version of the specification of packages.
  ///   - schema: what the package is, and in which version.
  func manifest(
    _ namespace: String, _ schema: (name: String, version: String),
    resources: (Chapter) -> [Markup]
  ) -> Archive.File {
    Archive.File(
      "imsmanifest.xml",
      .tag(
        "manifest",
        [
          "identifier": "lifeline-questions",
          "xmlns": "http://www.imsglobal.org/xsd/\(namespace)",
        ],
        [
          .tag(
            "metadata", [:],
            [.tag("schema", schema.name), .tag("schemaversion", schema.version)]),
          .tag("organizations"),
          .tag("resources", [:], chapters.flatMap(resources)),
        ]))
  }
}
