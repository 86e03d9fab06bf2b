import { AmountBar, styled, TextLink } from '@sayapatri/design';
import { levelOf } from '@sayapatri/facts/scores/levels';
import type { Judged } from '../check/judge.ts';
import type { Answers } from '../check/readAnswers.ts';
import type { CheckContent } from '../content/check.ts';

const Card = styled('li')({
  display: 'grid',
  gap: '12px 32px',
  // The bars stand beside the reasons, on the same scale in each strip.
  '@media (min-width: 760px)': { gridTemplateColumns: '3fr 2fr' },
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
  '& dl': { alignSelf: 'center', margin: 0, fontSize: '0.875rem' },
  '& dt': { display: 'flex', justifyContent: 'space-between', gap: 12, margin: '0 0 8px' },
  '& dt span': { color: 'var(--mui-palette-text-secondary)' },
  '& dd': { margin: '0 0 16px' },
  '& dd:last-child': { marginBottom: 4 },
  // One sheet has room for the words alone.
  '@media print': {
    display: 'block',
    padding: '6px 10px',
    '& dl': { display: 'none' },
    '& p': { margin: '2px 0 0' },
  },
});

/** The part of the IELTS scale on which all countries' scores lie. */
const ielts = { least: 5, most: 8 };

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
  const reasons = [
    [texts.english(needs), english && texts.englishOf[english]],
    [texts.money(needs), money && texts.moneyOf[money]],
    [texts.funds(needs)],
    [needs.preparatoryYear && `${needs.preparatoryYear.value}.`],
    [marks && texts.marksOf[marks], gap && texts.gapOf[gap]],
  ].filter(([first, second]) => first || second);
  const asked = needs.scores.ielts;
  const { test, score, budget } = answers;
  const yours =
    test === 'none' || score === undefined ? undefined : (levelOf(test, score)?.ielts ?? ielts.least);
  return (
    <Card>
      <div>
        <h4>
          <TextLink to={`/plan/cost?country=${country.id}&level=${level}`}>{country.name}</TextLink>
        </h4>
        {reasons.map(([figure, meaning]) => (
          <p key={figure ?? meaning}>
            {figure} {meaning ? <span>{meaning}</span> : null}
          </p>
        ))}
      </div>
      {/* The sentences beside it say the same. */}
      <dl aria-hidden>
        {asked ? (
          <>
            <dt>
              {texts.bars.english} <span>{texts.bars.scale(ielts.least, ielts.most)}</span>
            </dt>
            <dd>
              <AmountBar {...asked} {...ielts} mark={yours} />
            </dd>
          </>
        ) : null}
        {needs.year ? (
          <>
            <dt>
              {texts.bars.year[needs.part]} <span>{texts.bars.lakh(dearest)}</span>
            </dt>
            <dd>
              <AmountBar {...needs.year} most={dearest} mark={budget} />
            </dd>
          </>
        ) : null}
      </dl>
    </Card>
  );
}
