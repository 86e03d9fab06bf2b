import { CardFrame, Icon, LinkButton, styled, Typography } from '@sayapatri/design';
import type { TestFormat } from '../schema/ieltsPte.ts';
import { Amounts } from './Amounts.tsx';

const Summary = styled('p')({ margin: '8px 0 20px' });

const Papers = styled('ol')({
  margin: '20px 0 24px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: '24px 1fr',
    gap: 16,
    paddingBlock: 16,
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '& svg': { marginTop: 2, color: 'var(--mui-palette-primary-main)' },
  '& h4': { margin: 0, fontSize: '1.0625rem', fontWeight: 650, lineHeight: 1.5 },
  '& p': { margin: '4px 0 0', fontSize: '0.9375rem', color: 'var(--mui-palette-text-secondary)' },
});

const Results = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 'auto 0 20px',
  padding: '12px 16px',
  borderRadius: 12,
  fontWeight: 650,
  color: 'var(--accent-text)',
  background: 'var(--accent-soft)',
});

interface FormatCardProps {
  format: TestFormat;
  /** Makes the sentence about results, e.g. from `13 days`. */
  results: (time: string) => string;
}

/** One test as a card: its papers in order with their durations, when results arrive, and a link to start. */
export function FormatCard({ format, results }: FormatCardProps) {
  const { name, summary, papers, cta } = format;
  return (
    <CardFrame as="li">
      <Typography variant="h2" component="h3">
        {name}
      </Typography>
      <Summary>{summary}</Summary>
      <Papers>
        {papers.map((paper) => (
          <li key={paper.name}>
            <Icon name={paper.icon} />
            <div>
              <h4>{paper.name}</h4>
              <Amounts time={paper.time} amount={paper.amount} />
              <p>{paper.description}</p>
            </div>
          </li>
        ))}
      </Papers>
      <Results>
        <Icon name="calendar" />
        {results(format.results.value)}
      </Results>
      <LinkButton href={cta.href} variant="outlined" size="large">
        {cta.label}
      </LinkButton>
    </CardFrame>
  );
}
