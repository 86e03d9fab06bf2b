import { UserError } from '../userError.ts';

/** A page that broke a rule when it was tried. */
export class PageRefusal extends UserError {
  override name = 'PageRefusal';
  /** The page's path. */
  readonly page: string;
  /** The name of the rule. */
  readonly rule: string;

  constructor(page: string, rule: string, sentence: string) {
    super(sentence);
    this.page = page;
    this.rule = rule;
  }
}
