import Cells
import Foundation
import Generator
import Localization

/// Answers `generate` and `leakcheck`: new modules and scenes, made from templates.
struct GenerateCommands: Room {
  let renderer: RunRenderer

  /// Where templates are found.
  var shelf: TemplateShelf {
    let configured = environment.configuration.map { $0.appendingPathComponent("templates").path }
    let folders = [environment.here + "/" + Self.ownTemplates, configured].compactMap(\.self)
    return TemplateShelf(folders: folders, here: environment.here)
  }

  private static let ownTemplates = ".lifeline/templates"

  func generate(_ request: Request) throws(ShellProblem) -> Reply {
    let architecture = try request[.architecture]
    let (name, word) = (try request[.newName], try request.ifGiven(.template))
    let module: GeneratedModule
    do throws(GeneratorProblem) {
      let template = try shelf.template(word, for: architecture)
      let facts = facts(of: try ModuleName(name), in: request[.outputFolder])
      module = try GeneratedModule(
        template, facts, for: request[.kit] ?? .toykit, withTests: request[.tests])
    } catch {
      throw .generating(.generator(error))
    }
    let directory = request[.outputFolder] ?? name
    let written = try write(module.files, into: directory, request.options)
    let remarks = [
      word.flatMap(BuiltInTemplate.init)?.remark,
      request[.tests] ? localized("Move \(directory)/Tests to the target of your tests.") : nil,
    ].compactMap(\.self)
    return Reply(
      .stack(
        [
          FileTree(root: directory, paths: module.files.map(\.path)).styled(request.options),
          .wrapped(module.counts, to: width) + written,
        ] + remarks.map { .wrapped($0, to: width) }))
  }

  /// Writes the files of a template as they are, with their variables.
  func copyTemplate(_ request: Request) throws(ShellProblem) -> Reply {
    let (template, name) = (try request[.builtInTemplate], try request[.newName])
    guard name.isTemplateName else { throw .generating(.generator(.malformedTemplateName(name))) }
    let files = template.template.files
    let directory = "\(Self.ownTemplates)/\(name)"
    let written = try writeTemplate(files, into: directory, request.options)
    let command = "generate \(template.architecture.rawValue) Note \(name)"
    return Reply(
      .stack([
        FileTree(root: directory, paths: files.map(\.path)).styled(request.options), written,
        .wrapped(localized("Change the files, then type: \(command)"), to: width),
      ]))
  }

  private func writeTemplate(
    _ files: [GeneratedModule.File], into directory: String, _ options: Options
  ) throws(ShellProblem) -> Styled {
    if !options[.dryRun] {
      for folder in [".lifeline", Self.ownTemplates] { try Folder(path(folder)).make() }
    }
    let isFirst = !Folder(path(Self.ownTemplates)).isThere
    return try isFirst ? nothingWritten : write(files, into: directory, options)
  }

  // MARK: Parts

  private func facts(of module: ModuleName, in directory: String?) -> ModuleFacts {
    ModuleFacts(
      module: module, project: ProjectName(around: path(directory ?? module.text)).found,
      author: environment.author(), date: "\(environment.today)")
  }

  private func write(
    _ files: [GeneratedModule.File], into directory: String, _ options: Options
  ) throws(ShellProblem) -> Styled {
    let folder = ModuleFolder(directory, at: path(directory))
    try folder.requireFree(for: files, replacing: options[.force])
    guard !options[.dryRun] else { return nothingWritten }
    try folder.write(files, replacing: options[.force])
    return .wrapped(localized("Written to \(directory)."), to: width)
  }

  private var nothingWritten: Styled {
    .wrapped(localized("Nothing was written (--dry-run)."), to: width)
  }

  private func path(_ word: String) -> String {
    word.hasPrefix("/") ? word : "\(environment.here)/\(word)"
  }
}

extension GeneratedModule {
  /// `9 files: 4 protocols, 5 classes, 0 tests.`
  fileprivate var counts: String {
    let files = localized(files.count, one: "1 file", other: "\(files.count) files")
    let protocols = localized(protocols, one: "1 protocol", other: "\(protocols) protocols")
    let classes = localized(classes, one: "1 class", other: "\(classes) classes")
    let tests = localized(tests, one: "1 test", other: "\(tests) tests")
    return localized("\(files): \(protocols), \(classes), \(tests).")
  }
}
