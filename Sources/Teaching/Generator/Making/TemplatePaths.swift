// What a template of Stencil looks up.

extension String {
  /// The paths that are looked up, such as `module` and `mark.model`, each where it is: in `{{ … }}`, in conditions, and
  /// in what loops go through.
  var lookedUpPaths: [Substring] {
    let tag =
      #/(?s)\{\{(.*?)\}\}|\{%[-+]?\s*(?:\w+:\s*)?(?:if|ifnot|elif|for\s+[\w,\s]+?\s+in)\s(.*?)%\}/#
    return matches(of: tag).flatMap { ($0.output.1 ?? $0.output.2 ?? "").paths }
  }

  /// The names that loops give to what they go through.
  var namesOfLoops: [String] {
    matches(of: #/\bfor\s+([\w,\s]+?)\s+in\b/#).flatMap {
      $0.output.1.split { $0 == "," || $0.isWhitespace }.map(String.init)
    }
  }
}

extension Substring {
  /// The other words are texts, numbers, filters, and members of what is in brackets.
  fileprivate var paths: [Substring] {
    let word = #/"[^"]*"|'[^']*'|\.\.\.|\.\w+|\|\s*\w+|\d+|([\p{L}_]\w*(?:\.\w+)*)/#
    let ofStencil = ["if", "else", "not", "and", "or", "in", "where", "true", "false"]
    return matches(of: word).compactMap(\.output.1).filter { !ofStencil.contains(String($0)) }
  }
}
