// @vitest-environment node
import { expect, test } from 'vitest';
import { costOfLoan } from './loan.ts';

test('a loan of 20 lakh at 10%, with two years of study and five of instalments, costs the sums calculated by hand', () => {
  expect(costOfLoan({ amount: 2_000_000, rate: 10, studyYears: 2, repayYears: 5 })).toEqual({
    // 20,00,000 × 10% = 2,00,000 a year, divided by 12.
    interestAMonth: 16_667,
    // 2 × 2,00,000.
    interestDuringStudies: 400_000,
    // The table of annuities gives 2.124704% a month for 60 months at 10%: 20,00,000 × 0.02124704.
    instalmentAMonth: 42_494,
    // 60 × 42,494.
    instalmentsInAll: 2_549_640,
    paidInAll: 2_949_640,
  });
});

test('the instalments pay back any loan to within a few rupees', () => {
  for (const [amount, rate, repayYears] of [
    [1_500_000, 12, 7],
    [5_000_000, 8.5, 10],
    [300_000, 14, 1],
  ] as const) {
    const { instalmentAMonth } = costOfLoan({ amount, rate, studyYears: 0, repayYears });
    let debt = amount;
    for (let month = 0; month < repayYears * 12; month += 1)
      debt = debt * (1 + rate / 1200) - instalmentAMonth;
    expect(Math.abs(debt)).toBeLessThan(repayYears * 12);
  }
});
