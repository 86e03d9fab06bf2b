// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { replyTo } from '../engine/reply.ts';
import { quickActions } from './quickActions.ts';

const single = quickActions.flatMap((action) => ('options' in action ? action.options : [action]));

const requirementLabels = ['Australia', 'USA', 'UK', 'Canada', 'New Zealand', 'Japan'];

describe('the quick actions', () => {
  it('are an appointment, the requirements of six countries, and the location', () => {
    expect(quickActions.map(({ label }) => label)).toEqual([
      'Make an Appointment',
      'IELTS/PTE Requirements',
      'Our Location',
    ]);
    const menu = quickActions.find((action) => 'options' in action);
    expect(menu?.options.map(({ label }) => label)).toEqual(requirementLabels);
  });

  it('are matched by the rule that their label describes', () => {
    const intents = single.map(({ label, message }) => [label, replyTo(message, {}).intent]);
    expect(intents).toEqual([
      ['Make an Appointment', 'booking'],
      ...requirementLabels.map((label) => [label, 'test-requirements']),
      ['Our Location', 'location'],
    ]);
  });

  it.each(single.filter(({ label }) => requirementLabels.includes(label)))(
    'lead to the guide of $label, not to another one',
    ({ label, message }) => {
      const slug = label.toLowerCase().replace(' ', '-');
      expect(replyTo(message, {}).html.match(/\/study-in-[a-z-]+/g)).toEqual([`/study-in-${slug}`]);
    },
  );
});
