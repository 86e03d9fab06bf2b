import { expect, test } from '../test.ts';

test('the old address of the page about marks leads below the check, with the answers', async ({ tab }) => {
  await tab.goto('/plan/marks?country=uk');
  await expect(tab).toHaveURL('/plan/check?country=uk#marks');
  await expect(tab.getByRole('heading', { name: 'What your marks count for' })).toBeInViewport();
});

test('the score converter’s old address leads to its part of the page about the tests, with the score', async ({
  tab,
}) => {
  await tab.goto('/plan/scores?test=pte&score=58');
  await expect(tab).toHaveURL('/ielts-pte?test=pte&score=58#scores');
  await expect(tab.getByText('PTE Academic 58 is about the same as:')).toBeInViewport();
});
