/** The rules of the specification: rules.json has their words in its order; the first one that matches gives the reply. */
import { brand } from '@sayapatri/facts/brand';
import type { Intent } from '../replies/ruleReply.ts';
import { anyOf, type Message, onlyOf, type Question } from './message.ts';
import table from './rules.json';
import { countries, namesCountry, namesTest } from './studies.ts';

/** What a message must be for a rule to match; all that is stated holds at once. Words and phrases are matched whole. */
interface Condition {
  /** It has one of these, or one made of an opening and an ending of `each`. */
  any?: string;
  each?: [openings: string, endings: string][];
  /** It has one of these too. */
  and?: string;
  /** It has none of these. */
  unless?: string;
  /** It has one of these, and otherwise only words of `with`. */
  only?: string;
  with?: string;
  /** Whether it names a country, or IELTS or PTE. */
  country?: boolean;
  test?: boolean;
}

interface Row {
  intent: Intent;
  /** One of these conditions holds. */
  asked?: Condition[];
  /** One of these stands in the text, even within a word, as the specification says of the contact form. */
  within?: string;
  /** What the message says besides these words is answered after the reply. */
  goesOn?: boolean;
  /** The ids of the answers that the reply makes needless. */
  says?: string[];
}

export interface Rule extends Required<Pick<Row, 'intent' | 'says'>> {
  matches: (message: Message) => boolean;
  /** What the message says besides the words of a greeting and the like; undefined for a rule that answers all of it. */
  rest?: (message: Message) => string;
}

const office = brand.offices.map(({ name }) => name.toLowerCase());
const filled: Record<string, string> = {
  '{brand}': brand.shortName.toLowerCase(),
  '{places}': brand.offices.flatMap(({ address }) => address.toLowerCase().split(/\W+/)).join(', '),
  '{offices}': office.flatMap((town) => [`your ${town}`, `the ${town}`, `${town} office`]).join(', '),
  '{countries}': countries.flatMap(({ names }) => names.split(/,? /)).join(', '),
};
const fill = (words: string) => words.replace(/\{\w+\}/g, (name) => filled[name] ?? name);

/** Every opening followed by every ending: `how to` and `apply` make `how to apply`. */
const joined = ([openings, endings]: [string, string]) =>
  openings.split(', ').flatMap((opening) =>
    fill(endings)
      .split(', ')
      .map((ending) => `${opening} ${ending}`),
  );

function conditionOf({ any, each = [], and, unless, only, with: fillers = '', ...own }: Condition): Question {
  const phrases = [...(any ? [fill(any)] : []), ...each.flatMap(joined)].join(', ');
  const asks: Question[] = [
    ...(phrases ? [anyOf(phrases)] : []),
    ...(and ? [anyOf(fill(and))] : []),
    ...(only ? [onlyOf(fill(only), fillers)] : []),
  ];
  const refused = unless ? anyOf(unless) : () => false;
  return (message) =>
    asks.every((asksFor) => asksFor(message)) &&
    !refused(message) &&
    (own.country ?? namesCountry(message)) === namesCountry(message) &&
    (own.test ?? namesTest(message)) === namesTest(message);
}

function ruleOf({ intent, asked = [], within, goesOn, says = [] }: Row): Rule {
  const conditions = asked.map(conditionOf);
  const inside = within === undefined ? undefined : new RegExp(within.replaceAll(', ', '|'));
  const own = within ? `\\S*(?:${within})\\S*` : asked.flatMap(({ any = [] }) => any).join(', ');
  const said = new RegExp(`(?<= )(?:${own.replaceAll(', ', '|')})(?= )`, 'g');
  return {
    intent,
    says,
    matches: (message) => inside?.test(message.text) || conditions.some((holds) => holds(message)),
    ...(goesOn && { rest: ({ words }) => words.replace(said, ' ') }),
  };
}

export const rules: readonly Rule[] = (table as Row[]).map(ruleOf);
