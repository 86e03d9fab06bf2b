/** A fault that whoever runs the command can mend: printed as one sentence, without a stack. */
export class Refusal extends Error {
  override name = 'Refusal';
}
