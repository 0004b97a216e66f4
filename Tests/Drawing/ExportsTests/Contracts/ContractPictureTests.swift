import Analysis
import Exports
import Testing
import Trace

@Suite struct ContractPictureTests {
  @Test func `the circles of two lines do not touch, however many lines there are`() throws {
    for count in 2...Role.allCases.count {
      let roles = Array(Role.allCases.prefix(count))
      let contract = Contract(
        senders: roles, receivers: [.model],
        allowed: Dictionary(
          uniqueKeysWithValues: roles.map { (.init(from: $0, to: .model), [.call]) }))
      let picture = ContractPicture(
        ContractSheet(pattern: "mvc", title: "MVC", contract: contract)
      ).element.joined()
      let circles = picture.matches(of: #/cy="(\d+)" r="(\d+)"/#).compactMap { match in
        Int(match.1).flatMap { y in Int(match.2).map { (y: y, radius: $0) } }
      }
      #expect(circles.count == count)
      for (upper, lower) in zip(circles, circles.dropFirst()) {
        #expect(lower.y - upper.y >= 2 * upper.radius + 2, "\(count) lines")
      }
    }
  }
}
