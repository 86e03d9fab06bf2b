import { styled } from '@mui/material/styles';
import { FeeBars } from '../components/FeeBars.tsx';
import { Swipe } from '../components/Swipe.tsx';
import { columns, labels } from '../content/labels.ts';
import type { SectionOf, Stated } from '../schema/guide.ts';

const Tiles = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    padding: 'clamp(12px, 1.6vw, 20px)',
    borderRadius: 16,
    background: 'var(--mui-palette-band)',
    breakInside: 'avoid',
  },
  '& h4': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.3 },
  '& p': {
    margin: '4px 0 0',
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    color: 'var(--mui-palette-text-secondary)',
  },
  '& b': { fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
  '& b > span': { whiteSpace: 'nowrap' },
});

/** The fee of each level as a bar or in words, and the courses as tiles with their durations. */
export function Courses({ section }: { section: SectionOf<'courses'> }) {
  const fees = new Map<string, Stated>();
  for (const { levels } of section.items)
    for (const { level, annualFee } of levels) fees.set(level, annualFee);
  return (
    <>
      <div data-beside>
        <FeeBars
          caption={labels.annualFee}
          columns={columns.fees}
          inWords={section.feesInWords}
          fees={[...fees].map(([label, fee]) => ({ label, fee }))}
        />
      </div>
      <Swipe label={section.title}>
        <Tiles>
          {section.items.map(({ name, description, levels }) => (
            <li key={name}>
              <h4>{name}</h4>
              {description ? <p>{description}</p> : null}
              <p>
                {`${labels.duration}: `}
                <b>
                  {levels.map(({ level, duration }, index) => [
                    index > 0 && ', ',
                    <span key={level}>{`${level.toLowerCase()} ${duration.value}`}</span>,
                  ])}
                </b>
              </p>
            </li>
          ))}
        </Tiles>
      </Swipe>
    </>
  );
}
