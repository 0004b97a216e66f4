import Testing
import Tracer

@Suite struct `Closures that report` {
  @Test func `are messages to the object that they call, not to the one that hands them over`() {
    let told = story {
      let store = ReportStore()
      let clock = acting(as: ReportScene()) {
        ReportingClock { [weak store] in store?.update($0) }
      }
      acting(as: clock) { clock.tick() }
    }
    #expect(
      told == """
        ReportScene -> ReportingClock : ReportingClock(report:) ({ … }) [create]
        ReportingClock -> ReportStore : update(_:) (7) [closure]
          * ReportStore.time 0 → 7
        released ReportStore
        released ReportScene
        released ReportingClock
        """)
  }
}

@Traced(.controller) private final class ReportScene {}

@Traced(.service) private final class ReportingClock {
  private let report: Reporting<Int>

  init(report: @escaping Reporting<Int>) {
    self.report = report
  }

  func tick() { reporting { report(7) } }
}

@Traced(.viewStateModel) private final class ReportStore {
  var time = 0
  func update(_ time: Int) { self.time = time }
}
