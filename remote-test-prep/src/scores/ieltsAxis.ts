/** The part of the IELTS scale that universities ask for. */
export const ieltsAxis = { from: 4, to: 9, step: 1 };
