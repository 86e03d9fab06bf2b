// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { replyWith } from '../replies/replyWith.fixture.ts';
import { panel } from './panel.ts';
import { quickActions } from './quickActions.ts';

const single = quickActions.flatMap((action) => ('options' in action ? action.options : [action]));

const requirementLabels = ['Australia', 'USA', 'UK', 'Canada', 'New Zealand', 'Japan'];

describe('the quick actions', () => {
  it('are an appointment, the requirements of six countries, and the location, each matched by its rule', async () => {
    const labels = quickActions.map((action) =>
      'options' in action ? [action.label, action.options.map(({ label }) => label)] : action.label,
    );
    expect(labels).toEqual([
      'Make an Appointment',
      ['IELTS/PTE Requirements', requirementLabels],
      'Our Location',
    ]);
    const intents = await Promise.all(single.map(async ({ message }) => (await replyWith(message)).intent));
    expect(intents).toEqual(['booking', ...requirementLabels.map(() => 'test-requirements'), 'location']);
  });

  it.each(single.filter(({ label }) => requirementLabels.includes(label)))(
    'lead to the guide of $label, not to another one',
    async ({ label, message }) => {
      const slug = label.toLowerCase().replace(' ', '-');
      const { html } = await replyWith(message);
      expect(html.match(/\/study-in-[a-z-]+/g)).toEqual([`/study-in-${slug}`]);
    },
  );
});

it('each suggested question gets the answer to its subject', async () => {
  const replies = await Promise.all(panel.starters.questions.map((text) => replyWith(text)));
  expect(replies.map(({ intent, found }) => [intent, ...found])).toEqual([
    ['answer', 'total-cost'],
    ['answer', 'visa-documents'],
    ['answer', 'gap'],
  ]);
});
