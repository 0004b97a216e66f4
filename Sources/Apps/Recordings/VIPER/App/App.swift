import RecordingsApp

/// The services of the app. Builders pass them to the modules.
@Traced(.app) final class App {
  static var shared = App()

  let recordingsService: any RecordingsService
  let audioService: any AudioService

  init(
    recordingsService: any RecordingsService = RecordingsDefaultService(),
    audioService: any AudioService = AudioDefaultService()
  ) {
    self.recordingsService = recordingsService
    self.audioService = audioService
  }
}
