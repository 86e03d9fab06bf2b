import { renderInSite } from '@sayapatri/testing';
import { expect, test } from 'vitest';
import home from '../../content/home.ts';
import { Claims } from './Claims.tsx';
import { WhyChooseUs } from './WhyChooseUs.tsx';

const [rate] = home.hero.claims.filter(({ after }) => after === 'success rate');
const show = (more: { countedHow?: string }) => {
  const claim = { ...home.whyChooseUs.claim, ...rate, ...more };
  return renderInSite(
    <>
      <Claims claims={[claim]} />
      <WhyChooseUs {...home.whyChooseUs} claim={claim} />
    </>,
  ).container.querySelectorAll('small');
};

test('a claim says nothing about how it is counted until the field is filled in', () => {
  expect(show({})).toHaveLength(0);
  expect([...show({ countedHow: 'Decisions of 2025' })].map(({ textContent }) => textContent)).toEqual([
    'Decisions of 2025',
    'Decisions of 2025',
  ]);
});
