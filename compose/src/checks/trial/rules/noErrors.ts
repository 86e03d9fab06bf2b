import type { PageRule } from './pageRule.ts';

export const noErrors: PageRule = {
  name: 'No error and no warning',
  reason: 'Visitors miss a part of the page, or it answers nothing.',
  remedy: 'fix it and release it again',
  observed: ({ errors }) => errors[0],
};
