import Lessons
import Localization

extension Lesson {
  /// What `words` makes in the language of the lesson, whatever language is spoken now.
  func inItsLanguage<Value, Failure: Error>(
    _ words: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let made = Language.$current.withValue(Language(rawValue: language) ?? .english) {
      Result { () throws(Failure) in try words() }
    }
    return try made.get()
  }
}
