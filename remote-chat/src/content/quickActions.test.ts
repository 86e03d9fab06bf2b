// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { replyWith } from '../replies/replyWith.fixture.ts';
import { panel } from './panel.ts';
import { quickActions, requirementActions } from './quickActions.ts';

const requirementLabels = ['Australia', 'USA', 'UK', 'Canada', 'New Zealand', 'Japan'];

describe('the quick actions', () => {
  it('are an appointment, the location, and the requirements of six countries, each matched by its rule', async () => {
    const all = [...quickActions, ...requirementActions];
    expect(all.map(({ label }) => label)).toEqual([
      'Make an Appointment',
      'Our Location',
      ...requirementLabels,
    ]);
    const intents = await Promise.all(all.map(async ({ message }) => (await replyWith(message)).intent));
    expect(intents).toEqual(['booking', 'location', ...requirementLabels.map(() => 'test-requirements')]);
  });

  it.each(requirementActions)(
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
