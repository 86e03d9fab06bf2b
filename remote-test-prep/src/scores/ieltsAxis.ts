/** The part of the IELTS scale that universities ask for; in a file of its own, as one page needs nothing else of this folder. */
export const ieltsAxis = { from: 4, to: 9, step: 1 };
