/** An Error that tells a writer which field of which file to correct, and how. */
export function postError(file: string, field: string, problem: string): Error {
  return new Error(`${file}: ${field}: ${problem}`);
}
