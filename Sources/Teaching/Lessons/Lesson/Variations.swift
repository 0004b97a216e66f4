/// A run, and what becomes of it when one thing of the pattern is changed. You write no code for it: each variant is
/// built into the program.
public struct Variations: Equatable, Sendable {
  public var run: RunRequest
  /// The blocks above the list.
  public var prompt: [Block]
  /// The pattern as it is comes first.
  public var variants: [Variant]

  /// The pattern as it is, or with one thing changed.
  public struct Variant: Equatable, Sendable {
    /// The pattern, or the id of a mistake: `mvc`, `mvc.m4`.
    public var name: String
    /// What is changed, in the learner's words.
    public var text: [Inline]
    /// What there is to notice.
    public var remark: [Block]
    public var location: Location
  }

  /// The run of the page in a variant.
  public func request(for variant: Variant) -> RunRequest {
    var request = run
    let isPattern = variant == variants.first
    request.pattern = isPattern ? variant.name : run.pattern
    request.mistake = isPattern ? nil : variant.name
    request.location = variant.location
    return request
  }
}
