/// What the others have written before you joined.
public enum Chat {
  public static let history = ["First!", "Hello from Chengdu", "Turn it up"]
}
