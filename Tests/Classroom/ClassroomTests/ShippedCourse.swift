import Course
import Lessons
import TestSupport

nonisolated let shippedIndex = LessonIndex.read(directory: Repository.root + "/Lessons")

/// The shipped course. Each of its runs is made only once.
let shippedCourse = Course(shippedIndex, remembersRuns: true)

/// A course of a few lessons that borrows scenarios and contracts of the shipped one, which are read once.
nonisolated func smallIndex(in folder: Scratch) -> LessonIndex {
  LessonIndex.read(directory: folder.path, base: Repository.root + "/Lessons", cache: smallCache)
}

private nonisolated let smallCache = LessonCache()
