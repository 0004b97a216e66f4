import Files
import Foundation

/// All access to the files of a lesson directory. It follows no link out of the directory, opens
/// regular files only, and refuses files that would take the parser too long.
struct LessonFolder: Sendable {
  /// In bytes.
  static let largest = 1 << 20
  /// In bytes: some of the parser's work grows with the square of a line's length.
  static let longestLine = 8192

  /// As messages show it.
  let path: String
  let cache: LessonCache
  private let folder: ClosedFolder

  init(path: String, _ cache: LessonCache) {
    (self.path, self.cache) = (path, cache)
    folder = ClosedFolder(path)
  }

  /// Names of files that end in `suffix`, sorted without it. `nil` when there is no such directory.
  func names(_ suffix: String) -> [String]? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return names?.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
      .sorted { $0.dropLast(suffix.count) < $1.dropLast(suffix.count) }
  }

  /// Why it has no names.
  var problem: LessonProblem.FileProblem {
    do throws(SystemError) {
      return try FileFacts(of: path).kind == .folder ? .closedDirectory : .notADirectory
    } catch {
      return error == .denied ? .closedDirectory : .noDirectory
    }
  }

  /// Names of folders, sorted.
  var folderNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && hasFolder($0) }
  }

  func hasFolder(_ name: String) -> Bool { FileFacts(at: path + "/" + name)?.kind == .folder }

  /// The text of a file. It is read again only after it was saved.
  func text(_ name: String) -> Result<String, LessonProblem.FileProblem> {
    place(of: name).flatMap(text)
  }

  /// What `make` makes of the text of a file. It is made again only after the file was saved.
  ///
  /// - Parameter kept: where it is kept.
  func value<Value>(
    of name: String, in kept: FileCache<Value>, _ make: (String) -> Value
  ) -> Result<Value, LessonProblem.FileProblem> {
    Result { () throws(LessonProblem.FileProblem) in
      let place = try place(of: name).get()
      return try kept.value(of: path + "/" + name, place.facts) {
        () throws(LessonProblem.FileProblem) in make(try text(place).get())
      }
    }
  }

  private func text(_ place: ClosedFolder.Place) -> Result<String, LessonProblem.FileProblem> {
    cache.texts.value(of: place.path, place.facts) {
      guard let data = FileManager.default.contents(atPath: place.path) else {
        return .failure(.unreadable)
      }
      guard let text = String(validating: data, as: UTF8.self) else {
        return .failure(.notUTF8(BrokenText(in: data)))
      }
      return .success(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text)
    }
  }

  /// A file that may be read.
  private func place(
    of name: String
  ) -> Result<ClosedFolder.Place, LessonProblem.FileProblem> {
    guard name.madeVisible == name else { return .failure(.badFileName) }
    switch folder.find(name) {
    case .outside: return .failure(.outsideDirectory)
    case .missing: return .failure(isDenied(name) ? .unreadable : .gone)
    case .found(let place):
      guard place.facts.kind == .file else { return .failure(.notAFile) }
      guard place.facts.size <= LessonFolder.largest else {
        return .failure(.tooLarge(limit: LessonFolder.largest))
      }
      return .success(place)
    }
  }

  private func isDenied(_ name: String) -> Bool {
    do throws(SystemError) {
      _ = try FileFacts(of: path + "/" + name)
      return false
    } catch {
      return error == .denied
    }
  }

  /// Whether a path from here lies in the directory after all links are followed.
  func isInside(_ name: String) -> Bool {
    if case .outside = folder.find(name) { false } else { true }
  }

  func exists(_ name: String) -> Bool { FileFacts(at: path + "/" + name) != nil }
}

extension LessonProblem.FileProblem: Error {}

extension SourceText {
  /// The first line that is too long to be parsed.
  var tooLong: LessonProblem? {
    guard let line = lines.firstIndex(where: { $0.utf8.count > LessonFolder.longestLine })
    else { return nil }
    return LessonProblem(
      file, Location(line: line + 1), .file(.lineTooLong(limit: LessonFolder.longestLine)))
  }
}

/// What was read from the files of lessons. A session keeps it, so that it reads a file only once, and again after it was
/// saved.
public final class LessonCache: Sendable {
  let texts = FileCache<Result<String, LessonProblem.FileProblem>>()
  let heads = FileCache<ReadResult<Lesson>>()
  let headings = FileCache<[PageHeading]>()
  /// Without the code that they quote: that is in other files.
  let lessons = FileCache<ReadResult<Lesson>>()
  let scenarios = FileCache<ReadResult<Scenario>>()
  private let translated = DerivedCache<Lesson, FileCache<ReadResult<Lesson>>>()
  /// With those that lead where they should.
  let links = DerivedCache<[Section], [Link]>()

  public init() {}

  /// The translations of a lesson, with the code that it quotes or without. They depend on it: when it is another one,
  /// there are none yet.
  func translations(of original: Lesson, quotingCode: Bool) -> FileCache<ReadResult<Lesson>> {
    translated.value(of: original, called: "\(quotingCode) \(original.file)") { _ in FileCache() }
  }
}
