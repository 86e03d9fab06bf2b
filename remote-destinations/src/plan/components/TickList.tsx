import { styled } from '@mui/material/styles';
import { linkedText } from '@sayapatri/design';
import { memo } from 'react';
import type { CheckItem } from '../checklist/checkItem.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media screen and (min-width: 900px)': {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    columnGap: 64,
  },
  '& li': {
    position: 'relative',
    padding: '16px 0 16px 38px',
    borderTop: '1px solid var(--mui-palette-divider)',
    breakInside: 'avoid',
  },
  '& input': { position: 'absolute', top: 18, left: 0 },
  // The whole item is the box’s target, so that a finger finds it even if the bar at the bottom covers a part.
  '& label': {
    display: 'block',
    cursor: 'pointer',
    '&::before': { content: '""', position: 'absolute', inset: 0 },
  },
  // Above the box's target, so that a click on the words is the label's own.
  '& strong': { position: 'relative', fontWeight: 650 },
  // Nepal's steps have one order.
  '&[data-steps] li': { counterIncrement: 'step' },
  '&[data-steps] strong::before': { content: 'counter(step) ". "' },
  '& p': { margin: 0, color: 'var(--mui-palette-text-secondary)' },
  '& a': { position: 'relative' },
  '& b': {
    display: 'block',
    fontWeight: 650,
    color: 'var(--mui-palette-accentText)',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  // A price stands at the end of its title's line where there is room.
  '@media print, (min-width: 600px)': {
    '& li': { display: 'grid', grid: 'auto 1fr / fit-content(75%) 1fr', columnGap: 24 },
    '& b': { textAlign: 'right', textWrap: 'balance' },
    '& li > div': { gridColumn: '1 / -1' },
  },
  // Above the box's target, so that a click opens the details.
  '& details': { position: 'relative' },
  '& summary': { width: 'fit-content', paddingBlock: 4, cursor: 'pointer' },
  // Shows the whole text where there is room, and on paper.
  '@supports selector(::details-content)': {
    '@media print, (min-width: 600px)': {
      '& summary': { display: 'none' },
      '& p, & details, & details::details-content': { display: 'inline', contentVisibility: 'visible' },
    },
  },
  '@media print': {
    '& li': { padding: '5px 0 5px 38px' },
    '& input': { top: 6 },
  },
});

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 24px',
  marginBottom: 16,
  // The count stands at the right whatever the text's length.
  '@media (min-width: 600px)': { flexWrap: 'nowrap' },
  '& h3': { margin: 0, fontSize: '1.375rem', lineHeight: 1.3 },
  '& h3 + p': { margin: '4px 0 0', color: 'var(--mui-palette-text-secondary)' },
  '& a': { color: 'inherit', textUnderlineOffset: '0.2em' },
});

const Ready = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  margin: 0,
  fontSize: '1.125rem',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  color: 'var(--mui-palette-accentText)',
  '& svg': {
    flex: 'none',
    width: 48,
    height: 48,
    rotate: '-90deg',
    fill: 'none',
    stroke: 'currentcolor',
    strokeWidth: 5,
  },
  '& circle:first-of-type': { stroke: 'var(--mui-palette-divider)' },
  '@media print': { display: 'none' },
});

/** A ring that closes as the list's items are ticked. The count beside it says the same. */
const Ring = ({ done, all }: { done: number; all: number }) => (
  <svg viewBox="0 0 48 48" aria-hidden>
    <circle cx="24" cy="24" r="20" />
    <circle cx="24" cy="24" r="20" pathLength={all} strokeDasharray={`${done} ${all}`} />
  </svg>
);

/** A price or a time has a bold line of its own; a rule is the text's last sentence. */
const statedIn = ({ sum, fact }: CheckItem, list: string) => {
  const stated = list === 'nepal' ? fact?.value : undefined;
  if (stated === undefined || sum) return { price: sum };
  return /\d/.test(stated)
    ? { price: stated }
    : { rule: ` ${stated.charAt(0).toUpperCase()}${stated.slice(1)}.` };
};

interface TickListProps {
  title: string;
  intro: string;
  /** Leads to Nepal's own steps. */
  first?: string;
  /** The list's name in stored ticks, e.g. `nepal`. */
  list: string;
  items: readonly CheckItem[];
  /**
   * Ids of the ticked items, separated by spaces. As a string, equal ticks do not render the list again.
   */
  ticked: string;
  onTick: (id: string) => void;
  ready: (done: number, all: number) => string;
  /** The words that open the rest of a long text on a phone. */
  how: string;
}

/** Papers to have ready, each with a box to tick, and the count of ticks. */
export const TickList = memo(function TickList({
  title,
  intro,
  first,
  list,
  items,
  ticked,
  onTick,
  ready,
  how,
}: TickListProps) {
  const ticks = new Set(ticked.split(' '));
  const done = items.filter(({ id }) => ticks.has(id)).length;
  return (
    <>
      <Head>
        <div>
          <h3>{title}</h3>
          <p>
            {intro} {first ? <a href="#nepal">{first}</a> : null}
          </p>
        </div>
        <Ready role="status">
          <Ring done={done} all={items.length} />
          {ready(done, items.length)}
        </Ready>
      </Head>
      <List data-steps={list === 'nepal' || undefined}>
        {items.map((item) => {
          const { id, text, more } = item;
          const { price, rule } = statedIn(item, list);
          return (
            <li key={id}>
              <label>
                <input type="checkbox" checked={ticks.has(id)} onChange={() => onTick(`${list}/${id}`)} />
                <strong>{item.title}</strong>
              </label>
              {price ? <b>{price}</b> : null}
              <div>
                <p>
                  {linkedText(text)}
                  {more ? ' ' : rule}
                </p>
                {more ? (
                  <details>
                    <summary>{how}</summary>
                    <p>
                      {linkedText(more)}
                      {rule}
                    </p>
                  </details>
                ) : null}
              </div>
            </li>
          );
        })}
      </List>
    </>
  );
});
