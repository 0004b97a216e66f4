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

  @Test func `names lie on the paper, and a circle is in the row and the column of its roles`() {
    let roles = Role.allCases
    let contract = Contract(
      senders: roles, receivers: roles.reversed(),
      allowed: Dictionary(
        uniqueKeysWithValues: zip(roles, roles.reversed()).map {
          (.init(from: $0, to: $1), [.call])
        }))
    let picture = ContractPicture(
      ContractSheet(pattern: "mvc", title: "MVC", contract: contract))
    let text = picture.element.joined()
    // A letter is at most 9 wide. The name of a row ends at its place.
    let rows = text.matches(of: #/end" x="(\d+)" y="(\d+)">([^<]+)</#).map(\.output)
    #expect(rows.map(\.3) == roles.map { $0.heading[...] })
    for (_, x, y, name) in rows {
      #expect(9 * name.count <= Int(x) ?? 0 && Int(y) ?? .max <= picture.height, "\(name)")
    }
    // The name of a column rises to the right by 30 degrees.
    let columns = text.matches(of: #/translate\((\d+) (\d+)\)[^>]+>([^<]+)</#).map(\.output)
    #expect(columns.map(\.3) == roles.reversed().map { $0.heading[...] })
    for (_, x, y, name) in columns {
      let end = (Int(x) ?? .max / 2) + 9 * name.count * 86 / 100
      #expect(end <= picture.width && 9 * name.count / 2 <= Int(y) ?? 0, "\(name)")
    }
    let circles = text.matches(of: #/cx="(\d+)" cy="(\d+)"/#).map(\.output)
    #expect(circles.map(\.1) == columns.map(\.1))
    // The middle of a letter is 5 above its foot.
    #expect(circles.map { Int($0.2) } == rows.map { Int($0.2).map { $0 - 5 } })
    #expect(text.matches(of: #/h8"/#).count == roles.count * (roles.count - 1))
  }
}
