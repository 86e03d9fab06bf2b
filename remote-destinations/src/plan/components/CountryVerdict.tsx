import { styled, TextLink } from '@sayapatri/design';
import type { Judged } from '../check/judge.ts';
import type { CheckContent } from '../content/check.ts';

const Card = styled('li')({
  padding: '16px 20px',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 16,
  background: 'var(--mui-palette-background-paper)',
  breakInside: 'avoid',
  '& h4': { margin: 0, fontSize: '1.125rem', fontWeight: 650 },
  // Tall enough for a thumb without pushing the lines below away.
  '& h4 a': { display: 'inline-block', paddingBlock: 10, marginBlock: -10 },
  '& p': { margin: '6px 0 0', fontVariantNumeric: 'tabular-nums' },
  '& p span': { color: 'var(--mui-palette-text-secondary)' },
  '@media print': { padding: '6px 10px', '& p': { margin: '2px 0 0' } },
});

interface CountryVerdictProps {
  texts: CheckContent['result'];
  judged: Judged;
  /** The level to study next, for the link to the costs. */
  level: string;
}

/** One country: the figures it requires, and how the visitor's answers compare with each. */
export function CountryVerdict({ texts, judged: { country, needs, outcomes }, level }: CountryVerdictProps) {
  const { english, money, marks, gap } = outcomes;
  const reasons = [
    [texts.english(needs), english && texts.englishOf[english]],
    [texts.money(needs), money && texts.moneyOf[money]],
    [marks && texts.marksOf[marks], gap && texts.gapOf[gap]],
  ].filter(([first, second]) => first || second);
  return (
    <Card>
      <h4>
        <TextLink to={`/plan/cost?country=${country.id}&level=${level}`}>{country.name}</TextLink>
      </h4>
      {reasons.map(([figure, meaning]) => (
        <p key={figure ?? meaning}>
          {figure} {meaning ? <span>{meaning}</span> : null}
        </p>
      ))}
    </Card>
  );
}
