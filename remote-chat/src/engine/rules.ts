/** The assistant's rules: the first one from the top that matches gives the reply. */
import type { WidgetProps } from '@sayapatri/contract';
import { type Html, html } from '@sayapatri/contract/html';
import * as say from '../content/replies.ts';
import { figuresReply } from '../replies/figuresReply.ts';
import { requirementsReply } from '../replies/requirementsReply.ts';
import { namedCountries } from './vocabulary/countries.ts';
import * as figures from './vocabulary/figures.ts';
import type { Message, Question } from './vocabulary/message.ts';
import * as office from './vocabulary/office.ts';
import * as smallTalk from './vocabulary/smallTalk.ts';
import * as studies from './vocabulary/studies.ts';

/** Loads a dataset of another package; resolves to undefined where it can't be loaded. */
export type Load = WidgetProps['loadDataset'];

/** A reply, or a function that makes one for the countries and tests that the message names, from the data that it loads. */
export type RuleReply = Html | ((message: Message, load: Load) => Html | Promise<Html>);

interface Rule {
  intent: string;
  matches: Question;
  reply: RuleReply;
  /** Replaces `reply` after the assistant's own answers (content/answers). A rule without it allows no answers. */
  afterAnswers?: RuleReply;
}

export const rules = [
  { intent: 'contact-form', matches: office.contactForm, reply: say.contactForm },
  { intent: 'greeting', matches: smallTalk.greeting, reply: say.greeting },
  { intent: 'booking', matches: office.booking, reply: say.booking },
  { intent: 'how-are-you', matches: smallTalk.howAreYou, reply: say.howAreYou },
  { intent: 'name', matches: smallTalk.name, reply: say.name },
  { intent: 'weather', matches: smallTalk.weather, reply: say.weather },
  { intent: 'goodbye', matches: smallTalk.goodbye, reply: say.goodbye },
  { intent: 'help', matches: smallTalk.help, reply: say.help },
  { intent: 'thanks', matches: smallTalk.thanks, reply: say.thanks },
  { intent: 'capabilities', matches: smallTalk.capabilities, reply: say.capabilities },
  { intent: 'location', matches: office.location, reply: say.location },
  { intent: 'directions', matches: office.directions, reply: say.directions },
  { intent: 'contact', matches: office.contact, reply: say.contact },
  { intent: 'hours', matches: office.hours, reply: say.hours },
  { intent: 'social-media', matches: office.socialMedia, reply: say.socialMedia },
  {
    intent: 'study-in-country',
    matches: studies.studyInCountry,
    reply: studyInNamedCountries,
    afterAnswers: guidesOfNamedCountries,
  },
  { intent: 'yes', matches: smallTalk.yes, reply: say.yes },
  {
    intent: 'test-requirements',
    matches: studies.testRequirements,
    reply: namedRequirements,
    afterAnswers: namedRequirements,
  },
  {
    intent: 'test-preparation',
    matches: studies.testPreparation,
    reply: say.testPreparation,
    afterAnswers: say.testPreparation,
  },
  // Not in the specification, and therefore last: it answers only what would otherwise get the fallback.
  {
    intent: 'country-figures',
    matches: figures.asksForFigures,
    reply: namedFigures,
    afterAnswers: html``,
  },
] as const satisfies readonly Rule[];

/** Given when no rule matches. */
export const fallback = { intent: 'fallback', reply: say.fallback } as const;

export type Intent = (typeof rules)[number]['intent'] | typeof fallback.intent;

/** Links to the guides, preceded by the figures of the named countries if the message asks for any. */
async function studyInNamedCountries(message: Message, load: Load): Promise<Html> {
  const guides = guidesOfNamedCountries(message);
  if (namedCountries(message).length === 0 || !figures.asksForFigures(message)) return guides;
  return html`${await namedFigures(message, load, { guides: false })}${guides}`;
}

function guidesOfNamedCountries(message: Message): Html {
  return say.study(namedCountries(message));
}

async function namedFigures(message: Message, load: Load, options?: { guides: boolean }): Promise<Html> {
  const countries = namedCountries(message);
  const data = countries.length > 0 ? await load('countryFacts') : undefined;
  return figuresReply(countries, figures.namedTopics(message), message.words, data, options);
}

async function namedRequirements(message: Message, load: Load): Promise<Html> {
  const requirements = await load('testRequirements');
  return requirementsReply(namedCountries(message), studies.namedTests(message), requirements);
}
