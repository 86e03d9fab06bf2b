import { memo } from 'react';
import { styled } from 'shared/core';
import type { CheckItem } from '../checklist/checkItem.ts';

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& label': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr',
    gap: '0 14px',
    padding: '16px 0',
    borderTop: '1px solid var(--mui-palette-divider)',
    cursor: 'pointer',
    breakInside: 'avoid',
  },
  '& input': {
    gridRow: 'span 2',
    width: 24,
    height: 24,
    margin: '2px 0 0',
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& strong': { fontWeight: 650 },
  '& label > span': { gridColumn: 2, color: 'var(--mui-palette-text-secondary)' },
  '& b': { display: 'block', fontWeight: 600, color: 'var(--mui-palette-text-primary)' },
  '@media print': { '& label': { padding: '5px 0' } },
});

const Ready = styled('p')({ margin: '0 0 12px', fontWeight: 700, color: 'var(--accent-text)' });

interface TickListProps {
  /** The list's name in stored ticks, e.g. `nepal`. */
  list: string;
  items: readonly CheckItem[];
  /**
   * Ids of the ticked items, separated by spaces: a string, so that a list whose own ticks did not change is not
   * rendered again.
   */
  ticked: string;
  onTick: (id: string) => void;
  ready: (done: number, all: number) => string;
}

/** Things to have ready, each with a box to tick, and a count of the ticked ones. */
export const TickList = memo(function TickList({ list, items, ticked, onTick, ready }: TickListProps) {
  const ticks = new Set(ticked.split(' '));
  const done = items.filter(({ id }) => ticks.has(id)).length;
  return (
    <>
      <Ready role="status">{ready(done, items.length)}</Ready>
      <List>
        {items.map(({ id, title, text, fact }) => (
          <li key={id}>
            <label>
              <input type="checkbox" checked={ticks.has(id)} onChange={() => onTick(`${list}/${id}`)} />
              <strong>{title}</strong>
              <span>
                {text}
                {fact && list === 'nepal' ? <b>{fact.value}</b> : null}
              </span>
            </label>
          </li>
        ))}
      </List>
    </>
  );
});
