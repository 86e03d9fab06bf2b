import { styled } from '@mui/material/styles';
import { useHydrated } from '@sayapatri/design';
import type { CostContent } from '../content/cost.ts';
import type { CostResult, LineId, Total } from '../cost/costPlan.ts';
import type { CountryCosts } from '../cost/countryCosts.ts';
import { ageInDays, type Rate, shelfLifeDays } from '../rates/rate.ts';

const Box = styled('div')({
  padding: 'clamp(20px, 3vw, 32px)',
  borderRadius: 20,
  background: 'var(--mui-palette-primarySoft)',
  fontVariantNumeric: 'tabular-nums',
  '& h3': { margin: 0, fontSize: '1.0625rem', fontWeight: 650 },
  '& [role=status]': {
    display: 'grid',
    gap: '20px 48px',
    '@media screen and (min-width: 900px)': { gridTemplateColumns: '3fr 2fr' },
  },
  '& strong': {
    display: 'block',
    fontSize: 'clamp(1.875rem, 0.9rem + 2.1vw, 2.5rem)',
    lineHeight: 1.2,
    letterSpacing: '-0.02em',
  },
  // The sum of the whole course is smaller than the first year's.
  '& div + div > strong': { fontSize: 'clamp(1.375rem, 1rem + 0.8vw, 1.5rem)' },
  '& p': { maxWidth: 'none', margin: '4px 0 0' },
  // A line never breaks within a sum of either currency.
  '& p span': { display: 'inline-block', marginRight: 20 },
  '& small': {
    display: 'block',
    marginTop: 16,
    fontSize: '0.875rem',
    color: 'var(--mui-palette-text-secondary)',
  },
  '& small + small': { marginTop: 4, fontWeight: 650, color: 'var(--mui-palette-accentText)' },
  '& small a': { color: 'inherit', textUnderlineOffset: '0.2em' },
  '@media (max-width: 599px)': {
    paddingInline: 16,
    // Fits on one line of the narrowest phones.
    '& div:first-of-type > strong': { fontSize: 'clamp(1.25rem, 0.2rem + 7.5vw, 1.875rem)' },
    '& [data-rest]': { fontSize: '0.875rem' },
    '& strong + p': { fontSize: '0.875rem', color: 'var(--mui-palette-text-secondary)' },
  },
});

const Bar = styled('div')({
  display: 'flex',
  height: 20,
  marginTop: 20,
  borderRadius: 6,
  overflow: 'hidden',
  '&, & span': { printColorAdjust: 'exact' },
});

const Key = styled('p')({ fontSize: '0.9375rem', '& > span': { marginRight: '12px !important' } });

/** The colour of a part of the bar, beside the part's name. */
export const Swatch = styled('i')({
  flex: 'none',
  display: 'inline-block',
  width: 12,
  height: 12,
  marginRight: 8,
  borderRadius: 3,
  printColorAdjust: 'exact',
});

/** Tuition and living costs are most of a total, so the other lines share a colour. All three differ in lightness. */
const tones = [
  'var(--mui-palette-primary-main)',
  'var(--mui-palette-secondary-main)',
  'color-mix(in srgb, var(--mui-palette-text-secondary) 70%, transparent)',
];
export const toneOf = (id: LineId) => tones[id === 'tuition' ? 0 : id === 'living' ? 1 : 2];

interface CostTotalProps {
  texts: CostContent['result'];
  country: CountryCosts;
  result: CostResult;
  rate: Rate;
  /** The visitor's own exchange rate, used instead of the table's. */
  ownRate: number | undefined;
  level: string;
}

/** The totals of the first year and of the whole course, announced when they change, and the exchange rate used. */
export function CostTotal({ texts, country, result, rate, ownRate, level }: CostTotalProps) {
  // Only the browser knows today's date.
  const age = useHydrated() ? ageInDays(rate, new Date()) : shelfLifeDays;
  const isOld = age > shelfLifeDays && ownRate === undefined;
  const { firstYear, whole, only, years } = result;
  const { amount, rest } = texts.answerOf(result);
  const besides = (total: Total) => (
    <p>
      {texts.besides(country.currency, total).map((sum) => (
        <span key={sum}>{sum} </span>
      ))}
    </p>
  );
  const first = firstYear ?? only;
  const drawn = result.lines.flatMap(({ id, npr }) =>
    npr && npr.high > 0 ? [{ id, size: npr.low + npr.high, tone: toneOf(id) }] : [],
  );
  return (
    <Box data-result>
      <div role="status">
        <div>
          <h3>{texts.title(country.name, level)}</h3>
          <strong>{firstYear ? texts.inLakh(firstYear) : amount}</strong>
          {first ? besides(first) : null}
          {firstYear ? (
            <>
              {/* The ground of the bar is the colour of the other lines. */}
              <Bar role="img" aria-label={texts.bar} style={{ background: toneOf('fee') }}>
                {drawn.map(({ id, size, tone }) => (
                  <span
                    key={id}
                    style={{ flexGrow: size, background: tone === toneOf('fee') ? 'none' : tone }}
                  />
                ))}
              </Bar>
              <Key aria-hidden>
                {tones.map((tone, part) =>
                  drawn.some((line) => line.tone === tone) ? (
                    <span key={tone}>
                      <Swatch style={{ background: tone }} />
                      {texts.parts[part]}{' '}
                    </span>
                  ) : null,
                )}
              </Key>
            </>
          ) : null}
        </div>
        <div>
          {whole && years ? (
            <>
              <h3>{texts.whole(years)}</h3>
              <strong>{texts.inLakh(whole)}</strong>
              {besides(whole)}
            </>
          ) : null}
          <p data-rest>{rest}</p>
        </div>
      </div>
      <small>
        {ownRate ? texts.ownRate(rate.code, ownRate) : `${texts.rate(rate)}, ${texts.origin[rate.origin]}.`}{' '}
        {texts.rounded}
      </small>
      {/* The hidden warning reserves its space, so that nothing moves when it appears. */}
      <small role={isOld ? 'alert' : undefined} style={{ visibility: isOld ? undefined : 'hidden' }}>
        {texts.old(age)}{' '}
        <a href={texts.today.href} target="_blank" rel="noopener noreferrer">
          {texts.today.label}
        </a>
        .
      </small>
    </Box>
  );
}
