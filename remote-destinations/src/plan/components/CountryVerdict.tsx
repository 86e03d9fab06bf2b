import { AmountBar, linkedText, styled, TextLink } from '@sayapatri/design';
import { levelOf } from '@sayapatri/facts/scores/levels';
import type { Judged } from '../check/judge.ts';
import type { Answers } from '../check/readAnswers.ts';
import type { CheckContent } from '../content/check.ts';

const Card = styled('li')({
  display: 'grid',
  gap: '10px 32px',
  padding: '16px 20px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  background: 'var(--mui-palette-background-paper)',
  breakInside: 'avoid',
  // What is asked stands below one another in all strips, and the bars on the same scale.
  '@media (min-width: 680px)': {
    gridTemplateColumns: '1fr 1fr',
    '& > h4, & > :last-child': { gridColumn: '1 / -1' },
  },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: '7.5em 5fr 4fr 5fr',
    '& > h4, & > :last-child': { gridColumn: 'auto' },
  },
  '& h4': { margin: 0, fontSize: '1.125rem', fontWeight: 650 },
  // Tall enough for a thumb without pushing the lines below away.
  '& h4 a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
  '& p': { margin: '0 0 6px', fontVariantNumeric: 'tabular-nums', lineHeight: 1.5 },
  '& em': { fontStyle: 'normal', fontWeight: 400, color: 'var(--mui-palette-text-secondary)' },
  // The year's costs are what most families look for.
  '& h4 + div + div > p': { fontWeight: 650 },
  '& i': { marginBlock: 10 },
  // Another scale than that of the costs.
  '& h4 + div': { '--amount': 'var(--mui-palette-primary-main)' },
  // One sheet has room for the words alone.
  '@media print': {
    display: 'block',
    padding: '6px 10px',
    '& i': { display: 'none' },
    '& p': { margin: '2px 0 0' },
  },
});

/** The part of the IELTS scale on which all countries' scores lie. */
export const ielts = { least: 5, most: 8 };

interface CountryVerdictProps {
  texts: CheckContent['result'];
  judged: Judged;
  answers: Answers;
  /** The level to study next, for the link to the costs. */
  level: string;
  /** The end of the scale of a year's costs, in rupees. */
  dearest: number;
}

/** One country as a strip: the figures it requires, how the visitor's answers compare with each, and both as bars. */
export function CountryVerdict({ texts, judged, answers, level, dearest }: CountryVerdictProps) {
  const { country, needs, outcomes } = judged;
  const { english, money, marks, gap } = outcomes;
  const reason = (figure: string | undefined, meaning?: string) =>
    figure || meaning ? (
      <p key={figure ?? meaning}>
        {linkedText(figure ?? '')} {meaning ? <em>{meaning}</em> : null}
      </p>
    ) : null;
  const asked = needs.scores.ielts;
  const { test, score, budget } = answers;
  const yours =
    test === 'none' || score === undefined ? undefined : (levelOf(test, score)?.ielts ?? ielts.least);
  return (
    <Card>
      <h4>
        <TextLink to={`/plan/cost?country=${country.id}&level=${level}`}>{country.name}</TextLink>
      </h4>
      <div>
        {reason(texts.english(needs), english && texts.englishOf[english])}
        {asked ? <AmountBar {...asked} {...ielts} mark={yours} /> : null}
      </div>
      <div>
        {reason(texts.money(needs), money && texts.moneyOf[money])}
        {needs.year ? <AmountBar {...needs.year} most={dearest} mark={budget} /> : null}
      </div>
      <div>
        {reason(texts.funds(needs))}
        {reason(needs.preparatoryYear && `${needs.preparatoryYear.value}.`)}
        {reason(marks && texts.marksOf[marks], gap && texts.gapOf[gap])}
      </div>
    </Card>
  );
}
