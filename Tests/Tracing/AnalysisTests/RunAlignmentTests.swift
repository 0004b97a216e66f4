import Testing
import Trace

@testable import Analysis

/// Which entry of one run is which of the other, by their numbers.
@Suite struct RunAlignmentTests {
  @Test func `what is inside of equal calls is paired one by one`() {
    let call = """
      User > field : type | user
       field > PlayVC : didEndEditing | delegate
        PlayVC > Hello : setName("Hi") | call
        PlayVC > Player : stop() | call
      """
    let (before, after) = (Trace("mvc", flow: call), Trace("mvc", flow: tap + call))
    var likenesses = Likenesses()
    let alignment = RunAlignment(
      RunOutline(before, &likenesses), RunOutline(after, &likenesses))
    #expect(alignment.partners == [1, 2, 3, 4])
    #expect(alignment.formers == [nil, 0, 1, 2, 3])
    #expect(alignment.moved.isEmpty)
  }

  private let tap = "User > button : tap | user\n"
}
