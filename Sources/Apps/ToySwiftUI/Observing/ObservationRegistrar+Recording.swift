// `@Observable` is the macro of the standard library, and so is the registrar that it makes. These overloads fit a
// traced class better than those of the library, so that the compiler chooses them in the code that the macro writes:
// they tell the recorder, and then do what those of the library do.

nonisolated extension ObservationRegistrar {
  public func access<Subject: Observable & Participant, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // Observables of the apps live on the main actor, and so do their readers.
    nonisolated(unsafe) let subject = subject
    nonisolated(unsafe) let path = keyPath
    MainActor.assumeIsolated {
      Tracking.read(subject, path) { accessOfAny(subject, path) }
    }
  }

  public func willSet<Subject: Observable & Participant, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // Their writers are on the main actor, too.
    nonisolated(unsafe) let subject = subject
    nonisolated(unsafe) let path = keyPath
    MainActor.assumeIsolated {
      Tracking.willWrite(subject, path) { willSetOfAny(subject, path) }
    }
  }

  public func didSet<Subject: Observable & Participant, Member>(
    _ subject: Subject, keyPath: KeyPath<Subject, Member>
  ) {
    // As above.
    nonisolated(unsafe) let subject = subject
    nonisolated(unsafe) let path = keyPath
    MainActor.assumeIsolated {
      didSetOfAny(subject, path)
      Tracking.didWrite(subject, path)
    }
  }

  public func withMutation<Subject: Observable & Participant, Member, Result>(
    of subject: Subject, keyPath: KeyPath<Subject, Member>, _ mutation: () throws -> Result
  ) rethrows -> Result {
    willSet(subject, keyPath: keyPath)
    defer { didSet(subject, keyPath: keyPath) }
    return try mutation()
  }

  // The library's own: of these the compiler knows only that the subject is observable.

  private func accessOfAny<Subject: Observable, Member>(
    _ subject: Subject, _ path: KeyPath<Subject, Member>
  ) {
    access(subject, keyPath: path)
  }

  private func willSetOfAny<Subject: Observable, Member>(
    _ subject: Subject, _ path: KeyPath<Subject, Member>
  ) {
    willSet(subject, keyPath: path)
  }

  private func didSetOfAny<Subject: Observable, Member>(
    _ subject: Subject, _ path: KeyPath<Subject, Member>
  ) {
    didSet(subject, keyPath: path)
  }
}
