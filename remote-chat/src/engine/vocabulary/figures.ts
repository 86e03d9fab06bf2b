/** Which words ask for a country's figures. Words and phrases are matched whole. */
import type { Topic } from '../../content/figures.ts';
import { namedCountries } from './countries.ts';
import { anyOf, type Message, type Question } from './message.ts';

type AskedTopic = 'cost' | 'funds' | 'work' | 'intakes' | 'visa' | 'scores';

const topics: Record<AskedTopic, Question> = {
  cost: anyOf(
    'cost, costs, fee, fees, tuition, tution, expense, expenses, expensive, cheap, price, budget, how much money, kharcha, paisa, kati lagcha',
  ),
  funds: anyOf(
    'proof of funds, proof of fund, funds, bank balance, bank statement, money to show, show money, blocked account, gic, sponsor, sponsorship, maintenance fund, maintenance funds',
  ),
  work: anyOf(
    'part time, parttime, work hours, working hours, hours can i work, can i work, work while, work permit, job, jobs, work after, post study work',
  ),
  intakes: anyOf(
    'intake, intakes, session starts, semester start, when do courses start, when do classes start',
  ),
  visa: anyOf('visa, visas, student permit, study permit'),
  scores: anyOf('required score, required scores, score needed, scores needed, minimum score, score, scores'),
};

/** The topics of a message, in the order in which a family asks them. */
export const namedTopics = (message: Message): readonly Topic[] =>
  (Object.keys(topics) as AskedTopic[]).filter((topic) => topics[topic](message));

/** Without a country only costs, funds and intakes count, because the words of the other topics are too general. */
export const asksForFigures: Question = (message) => {
  const named = namedTopics(message);
  return namedCountries(message).length > 0
    ? named.length > 0
    : named.includes('cost') || named.includes('funds') || named.includes('intakes');
};
