import { styled } from '@mui/material/styles';
import { AmountBar } from '@sayapatri/design';
import type { CSSProperties } from 'react';
import type { NextLevel } from '../check/countryNeeds.ts';
import type { Judged } from '../check/judge.ts';
import type { Answers } from '../check/readAnswers.ts';
import type { Verdict } from '../check/rules.ts';
import type { CheckContent } from '../content/check.ts';
import { CountryVerdict } from './CountryVerdict.tsx';
import { scaleOf, VerdictScales } from './VerdictScales.tsx';

const Found = styled('p')({
  margin: '28px 0 0',
  padding: 'clamp(16px, 2.4vw, 28px)',
  borderRadius: 16,
  background: 'var(--mui-palette-primarySoft)',
  '& > b': { display: 'block', fontSize: '0.875rem', color: 'var(--mui-palette-accentText)' },
  // The key to the bars below stands beside a small bar.
  '& small': { display: 'flex', alignItems: 'center', gap: 12, marginTop: 12, fontSize: '0.875rem' },
  '& small i': { flex: '0 0 56px' },
  '& strong': {
    display: 'block',
    marginBlock: '4px 8px',
    fontSize: 'clamp(1.375rem, 1.1rem + 1.3vw, 2rem)',
    lineHeight: 1.25,
    letterSpacing: '-0.02em',
  },
});

const Strips = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' });

const Group = styled('div')({
  marginTop: 32,
  '& h3': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    scrollMarginTop: 'var(--header-height)',
    margin: 0,
    fontSize: '1.375rem',
  },
  '& h3[data-verdict]::before': {
    content: '""',
    width: 14,
    height: 14,
    borderRadius: '50%',
    background: 'var(--dot)',
    border: '2px solid var(--mui-palette-primary-main)',
  },
  '& h3 + p': { margin: '4px 0 12px', color: 'var(--mui-palette-text-secondary)' },
  '@media (scripting: none)': { '& h3 + p': { display: 'none' } },
  '@media print': {
    marginTop: 10,
    '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', columnGap: 20 },
  },
});

/** Full, half and empty circles tell the verdicts apart without colour. */
const dots: Record<Verdict, string> = {
  likely: 'var(--mui-palette-primary-main)',
  possible: 'linear-gradient(90deg, var(--mui-palette-primary-main) 50%, transparent 50%)',
  talk: 'transparent',
};

interface CheckResultProps {
  texts: CheckContent['result'];
  judged: readonly Judged[];
  answers: Answers;
  level: NextLevel;
  /** True while `answers` are the example's. */
  example: boolean;
}

/** The countries grouped by verdict, and a sentence that screen readers announce after a change. */
export function CheckResult({ texts, judged, answers, level, example }: CheckResultProps) {
  const of = (verdict: Verdict) => judged.filter((country) => country.verdict === verdict);
  const money = scaleOf(
    judged.flatMap(({ needs: { firstYear, funds } }) => [firstYear?.high ?? 0, funds.npr?.high ?? 0]),
  );
  const strips = (list: readonly Judged[]) => (
    <>
      <VerdictScales heads={texts.heads} money={money} />
      <Strips>
        {list.map((one) => (
          <CountryVerdict
            key={one.country.id}
            texts={texts}
            judged={one}
            answers={answers}
            level={level}
            most={money.to * 100_000}
          />
        ))}
      </Strips>
    </>
  );
  // The visitor's marks and years are judged alike for every country.
  const { marks, gap } = judged[0]?.outcomes ?? {};
  const groups = (['likely', 'possible', 'talk'] as const).map((verdict) => [verdict, of(verdict)] as const);
  const count = (verdict: Verdict) => of(verdict).length;
  return (
    <>
      <Found role="status">
        {example ? <b>{texts.exampleLabel} </b> : null}
        {example ? `${texts.example} ` : null}
        <strong>
          {texts.counts({ likely: count('likely'), possible: count('possible'), talk: count('talk') })}
        </strong>{' '}
        {[marks && texts.marksOf(marks, answers), gap && texts.gapOf[gap]].filter(Boolean).join(' ')}
        {answers.score === undefined && answers.budget === undefined ? null : (
          <small aria-hidden data-no-print>
            <AmountBar low={3} high={8} most={10} mark={5} /> {texts.key}
          </small>
        )}
      </Found>
      {groups.map(([verdict, list]) =>
        list.length > 0 ? (
          <Group key={verdict} style={{ '--dot': dots[verdict] } as CSSProperties}>
            <h3 data-verdict>{texts.verdicts[verdict]}</h3>
            <p>{texts.meaning[verdict]}</p>
            {strips(list)}
          </Group>
        ) : null,
      )}
    </>
  );
}
