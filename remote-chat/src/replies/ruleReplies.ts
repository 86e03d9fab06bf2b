/** The reply of each rule. */
import type { Html } from '@sayapatri/contract/html';
import * as say from '../content/replies.ts';
import type { Message } from '../rules/message.ts';
import { namedCountries, namedTests } from '../rules/studies.ts';
import { type Load, requirementsReply } from './requirementsReply.ts';

/** A reply, or a function that makes one for the countries and tests that the message names, from the data that it loads. */
type RuleReply = Html | ((message: Message, load: Load) => Html | Promise<Html>);

export const ruleReplies = {
  'contact-form': say.contactForm,
  greeting: say.greeting,
  booking: say.booking,
  'how-are-you': say.howAreYou,
  name: say.name,
  weather: say.weather,
  goodbye: say.goodbye,
  help: say.help,
  thanks: say.thanks,
  capabilities: say.capabilities,
  location: say.location,
  directions: say.directions,
  contact: say.contact,
  hours: say.hours,
  'social-media': say.socialMedia,
  'study-in-country': (message) => say.study(namedCountries(message)),
  yes: say.yes,
  'test-requirements': async (message, load) =>
    requirementsReply(namedCountries(message), namedTests(message), await load('testRequirements')),
  'test-preparation': say.testPreparation,
  fallback: say.fallback,
} satisfies Record<string, RuleReply>;

export type Intent = keyof typeof ruleReplies | 'answer';

/**
 * What stands below an answer of the site's pages to a message of these rules, in place of the whole reply: their words
 * are so general that the message mostly asks for something in particular.
 */
export const belowAnswers: Partial<Record<string, (message: Message) => Html>> = {
  'study-in-country': (message) => say.guides(namedCountries(message)),
  'test-preparation': () => say.testPage,
};

/** The ids of the answers to what the whole reply of a rule says already. */
export const answeredByRule: Partial<Record<string, readonly string[]>> = {
  'study-in-country': ['how-to-apply', 'how-to-begin'],
  'test-preparation': ['class-times', 'mock-test', 'preparation'],
};

export async function ruleReply(intent: string, message: Message, load: Load): Promise<string> {
  const reply: RuleReply = ruleReplies[intent as keyof typeof ruleReplies];
  return (typeof reply === 'function' ? await reply(message, load) : reply).markup;
}
