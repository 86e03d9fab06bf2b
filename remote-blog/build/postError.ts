/** An Error that tells a writer which file and which field to mend, and how. */
export function postError(file: string, field: string, problem: string): Error {
  return new Error(`${file}: ${field}: ${problem}`);
}
