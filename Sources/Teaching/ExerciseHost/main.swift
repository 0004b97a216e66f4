// The program in which a learner's code runs. The judge builds it with that code in place of a pattern's own. Its module
// has no other file: how it is compiled and linked tells the judge how to compile and link the code of an exercise.

import Foundation
import Workshop

exit(JudgedPart.run(leave: { exit($0) }))
