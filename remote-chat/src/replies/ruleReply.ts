/** The reply of each rule, as content/replies.json has it. */
import type { Html } from '@sayapatri/contract/html';
import replies from '../content/replies.json';
import { brandPieces, brandValues } from '../markup/brandValues.ts';
import { type Block, blocks } from '../markup/markdown.ts';
import type { Message } from '../rules/message.ts';
import { countries, namedCountries, namedTests } from '../rules/studies.ts';
import type { Country } from '../schema/texts.ts';
import { type Load, scoresOf } from './requirementsReply.ts';

export type Intent = keyof typeof replies.rules;

const guideLink = ({ guidePath, inSentence }: Country) => `[Study in ${inSentence}](${guidePath})`;

/** The whole reply. `load` is asked for scores only. */
export async function ruleReply(intent: Intent, message: Message, load: Load): Promise<Html> {
  const asked = namedCountries(message);
  const guideList = (asked.length > 0 ? asked : countries).map(guideLink);
  const scores =
    intent === 'test-requirements'
      ? scoresOf(asked, namedTests(message), await load('testRequirements'))
      : [];
  return blocks(
    replies.rules[intent] as readonly Block[],
    { ...brandValues, guides: guideList.join(', ') },
    { ...brandPieces, guideList, scores },
  );
}

const belowAnswers: Partial<Record<Intent, string>> = replies.belowAnswers;

/** True for a rule of so general words that the message mostly asks for something in particular, as the pages answer it. */
export const isGeneral = (intent: Intent): boolean => belowAnswers[intent] !== undefined;

/** What stands below such an answer, in place of the general rule's own reply; undefined for all other rules. */
export function belowAnswer(intent: Intent, message: Message): Html | undefined {
  const text = belowAnswers[intent];
  const guides = namedCountries(message).map(guideLink).join(', ');
  const hasLink = guides !== '' || !text?.includes('{guides}');
  return text ? blocks(hasLink ? [text] : [], { guides }) : undefined;
}
