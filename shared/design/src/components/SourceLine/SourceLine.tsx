import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { type FactDate, type FactSource, lastDayOf, printedDate, type SourcedFact } from '@sayapatri/facts';
import { byDay, listText } from '@sayapatri/facts/english';
import { Fragment } from 'react';

const sourceTexts = {
  title: 'Sources and dates',
  sources: (count: number) => (count === 1 ? 'Source' : 'Sources'),
  official: (count: number) => (count === 1 ? 'Official page' : 'Official pages'),
  changing: 'fees and rules',
  change: (what: string, pages: number) =>
    `${what.slice(0, 1).toUpperCase()}${what.slice(1)} change: check the official ${pages === 1 ? 'page' : 'pages'}.`,
  note: (text: string, date: string) => `${text} (${date}): check`,
  newTab: 'opens in a new tab',
} as const;

/** What is read small under a section; doubled classes win over a reading page's rules for paragraphs. */
const Line = styled('div')(({ theme }) => ({
  marginTop: 20,
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  [theme.breakpoints.down('sm')]: { marginTop: 12 },
  '@media print': {
    marginTop: 4,
    fontSize: '8pt',
    lineHeight: 1.3,
    // Paper can't be clicked, so the sources are printed although they are folded.
    '& details::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
}));

const Note = styled('p')({ '&&': { margin: '4px 0 0', maxWidth: 'none' } });

const Title = styled('summary')({
  width: 'fit-content',
  paddingBlock: 10,
  '@media print': { display: 'none' },
});

const SourceAnchor = styled(Link)({
  color: 'inherit',
  fontWeight: 400,
  '@media print': {
    '&&': { display: 'inline' },
    '&&::after': { content: '" (" attr(href) ")"', overflowWrap: 'anywhere' },
  },
});

interface SourceLineProps {
  /** The facts that the section above states. */
  facts: readonly SourcedFact[];
  /** What the reader should check, e.g. `fees`. */
  changing?: string;
}

/**
 * A small part under a section: the facts' notes on later changes, and a folded line with the sources of its figures and
 * their dates, which opens without scripts. Each source is named once. A figure of the specification without a date, and a
 * fact marked `usually`, name an official page instead. The office's own estimates have no source. Renders nothing
 * without facts.
 */
export function SourceLine({ facts: stated, changing = sourceTexts.changing }: SourceLineProps) {
  const facts = stated.filter(({ origin }) => origin !== 'office');
  if (facts.length === 0) return null;
  const later = facts.flatMap(({ counted }) => counted ?? []);
  const dated = sourcesOf([...facts, ...later].filter(isDated));
  const undated = sourcesOf(facts.filter((fact) => !isDated(fact))).filter(
    ({ source }) => !dated.some((other) => other.source.url === source.url),
  );
  const notes = new Map(facts.flatMap(({ worldNote }) => (worldNote ? [[worldNote.text, worldNote]] : [])));
  return (
    <Line>
      {[...notes.values()].map(({ text, asOf, source }) => (
        <Note key={text}>
          {sourceTexts.note(text, printedDate(asOf))} <SourceLink source={source} />.
        </Note>
      ))}
      <details>
        <Title>{sourceTexts.title}</Title>
        <Note>
          {dated.length > 0 ? <Sources label={sourceTexts.sources(dated.length)} entries={dated} /> : null}
          {dated.length > 0 && undated.length > 0 ? '. ' : null}
          {undated.length > 0 ? (
            <Sources label={sourceTexts.official(undated.length)} entries={undated} />
          ) : null}
          {`. ${sourceTexts.change(changing, dated.length + undated.length)}`}
        </Note>
      </details>
    </Line>
  );
}

const isDated = ({ asOf, usually }: SourcedFact) => asOf !== undefined && !usually;

interface SourceEntry {
  source: FactSource;
  /** Newest last. */
  dates: readonly FactDate[];
}

/** Each source once, by its address, with the dates of all facts that come from it. */
function sourcesOf(facts: readonly SourcedFact[]): SourceEntry[] {
  const entries = new Map<string, { source: FactSource; dates: FactDate[] }>();
  for (const fact of facts) {
    const { source, asOf } = fact;
    const entry = entries.get(source.url) ?? { source, dates: [] };
    if (asOf !== undefined && isDated(fact) && !entry.dates.includes(asOf)) entry.dates.push(asOf);
    entries.set(source.url, entry);
  }
  for (const { dates } of entries.values()) dates.sort((a, b) => byDay(lastDayOf(a), lastDayOf(b)));
  return [...entries.values()];
}

/** `2023, 2024 and 2025`. */
const listOf = (dates: readonly FactDate[]) => listText([...new Set(dates.map(printedDate))]);

function Sources({ label, entries }: { label: string; entries: readonly SourceEntry[] }) {
  return (
    <>
      {`${label}: `}
      {entries.map(({ source, dates }, index) => (
        <Fragment key={source.url}>
          {index > 0 ? '; ' : null}
          <SourceLink source={source} />
          {dates.length > 0 ? `, ${listOf(dates)}` : null}
        </Fragment>
      ))}
    </>
  );
}

const SourceLink = ({ source: { body, page, url } }: { source: FactSource }) => (
  <SourceAnchor href={url} aria-label={`${body}, ${page} (${sourceTexts.newTab})`}>
    {`${body}, ${page}`}
  </SourceAnchor>
);
