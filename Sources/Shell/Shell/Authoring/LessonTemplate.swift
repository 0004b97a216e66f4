import Localization

/// A small lesson that runs as it is: a prediction, two runs, claims, something to change, and a task. Its author writes
/// over it. It is in the language of the shell.
enum LessonTemplate {
  static func text(id: String) -> String { ([head(id)] + pages).joined(separator: "\n\n") + "\n" }

  private static func head(_ id: String) -> String {
    """
    ---
    lifeline: 1
    id: \(id)
    title: \(id.title)
    pattern: mvc
    ---
    # \(id.title)
    """
  }

  private static var pages: [String] {
    [
      localized(
        """
        <!-- Remarks like this one are never shown. Write over everything; keep what you like. -->

        A recording gets a new name while two panes show it. After this lesson you can

        * follow a change from a finger to the model, and back to every screen;
        * say who told whom, and who did not.

        <details class="teacher"><summary>For teachers</summary>

        Let two people predict before you go on. `notes`, the key and the notes of slides show what is here;
        learners do not see it.

        </details>
        """),
      localized(
        """
        ## Predict <!-- id: predict type: predict concept: observer run: rename ask: first observer -->

        <!-- Ask before you show. The ticked choice has to be what really happens. -->

        *Hello* is open in the player, and gets the name `Hi`. Who is the first to hear of it from the
        notification centre?

        - [x] `FolderVC`, which shows the list
          > It signed up first, when the app was launched.
        - [ ] `PlayVC2`, in which the name was typed
          > The name was typed there, so you may expect it to be first. But it signed up only when it was opened.
        - [ ] `tableView`, which shows the name
          > It shows the name, and yet it hears of it only from its controller.

        <details><summary>Hint 1</summary>

        In this run, the centre tells its observers in the order in which they signed up. (No pattern promises it.)

        </details>
        """),
      localized(
        """
        ## Run <!-- id: run type: run run: rename hide: User -->

        <!-- The drawing is made while people look. `only`, `hide`, `focus` and `fold` choose from it. -->

        Now see. Find the message that you were asked for, and then all that came of it.
        """),
      localized(
        """
        ## Look closer <!-- id: look-closer type: claims run: rename -->

        <!-- What there was to see. Each claim ends in what proves it. -->

        - First the model changes, then the news goes out: `setName before post`
        - Two screens hear of it: `2 NC -> * : observer`
        - The model speaks to no view: `no Model -> View`
        """),
      localized(
        """
        ## Change one thing <!-- id: change type: run setup: launch ; open "Hello" actions: type "Zulu" wait: -->

        <!-- The same once more, with one thing changed. The drawing waits for a guess. -->

        *Zulu* comes after *Work*. Before you look: which message will be another one? Guess, then press Return.
        """),
      localized(
        """
        ## Change the pattern <!-- id: variants type: change run: rename -->

        <!-- The first variant is the pattern as it is. The others are mistakes of it: mistakes mvc lists them. -->

        The player could also tell the list itself. What will be different: a message, a rule of the contract, the screen?

        - `mvc` Nothing is changed.
          > Both screens hear of it in the same way.
        - `mvc.m3` The player calls the list.
          > The screen is the same. But now the player has to know all screens that show a name.
        """),
      localized(
        """
        ## Your turn <!-- id: task type: task setup: launch -->

        <!-- Any way that leads to the goals is right; yours is the one at the end. -->

        The app is running. Give *Hello* the name *Anthem*.

        - The recording is called so: `Hello.name == "Anthem"`
        - The list shows it: `screen shows "♪ Anthem"`

        <details><summary>Hint 1</summary>

        A name can be typed where there is a field for it. Which screen has one?

        </details>

        Solution: `open "Hello"` `type "Anthem"`
        """),
      localized(
        """
        ## What you know now <!-- id: recap -->

        * The model changes first, and says so without knowing who listens.
        * Every screen hears of it by itself, also the one in which the user typed.
        """),
    ]
  }
}

/// A short scenario that works as it is.
enum ScenarioTemplate {
  static func text(name: String) -> String {
    """
    # \(name.title)
    # Lines of setup run, but are not shown.
    setup: launch
    setup: open "Hello"
    tap "Play"
    tick

    """
  }
}

extension String {
  /// `my-lesson` as a heading.
  var title: String {
    prefix(1).uppercased() + dropFirst().replacing("-", with: " ")
  }
}
