import RecordingsApp

/// The services of the app. Builders pass them to the modules.
@Traced(.app) final class App {
  static var shared = App()

  let recordingsService = RecordingsService()
  let audioService = AudioService()
}
