// Tests of what a teacher takes to class.
