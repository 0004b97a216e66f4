import RecordingsApp

/// The services of the app. Builders pass them to the modules.
final class App {
  @PerLaunch(.beforehand) static var shared = App()

  let recordingsService = RecordingsService()
  let audioService = AudioService()
}
