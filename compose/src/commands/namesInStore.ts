/** The end of a sentence that refuses an unknown name: `there is a, b`, or that nothing has been released. */
export const thereIs = (names: readonly string[]): string =>
  names.length > 0 ? `there is ${names.join(', ')}` : 'nothing has been released yet';
