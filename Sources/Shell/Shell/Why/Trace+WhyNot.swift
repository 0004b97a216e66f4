import Trace

extension Trace {
  var turnsByRecord: [Int: Int] {
    var (turn, turns): (Int?, [Int: Int]) = (nil, [:])
    for record in records {
      if case .turn(let next) = record.event { turn = next.number }
      turns[record.n] = turn
    }
    return turns
  }
}
