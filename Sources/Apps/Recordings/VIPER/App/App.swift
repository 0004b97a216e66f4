import RecordingsApp

/// What the app has outside its modules. The builders take services from here and pass them on.
final class App {
  @PerLaunch(.beforehand) static var shared = App()

  let recordingsService = RecordingsService()
  let audioService = AudioService()
}
