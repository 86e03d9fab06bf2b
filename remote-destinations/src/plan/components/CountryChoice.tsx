import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { maxCountries } from '../compare/readCountries.ts';
import type { CompareContent } from '../content/compare.ts';
import { useAfterPaint } from './useAfterPaint.ts';

const Boxes = styled('fieldset')({
  position: 'relative',
  // Columns have one width, so that no box changes its row when the font arrives.
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6.375rem, 1fr))',
  gap: 8,
  margin: '0 0 28px',
  padding: 0,
  border: 0,
  fontSize: '0.9375rem',
  '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
  '& label': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 44,
    padding: '4px 2px',
    border: '1px solid var(--mui-palette-text-secondary)',
    borderRadius: 999,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
  },
  // Forced colours remove backgrounds, so the outline marks the chosen boxes.
  '& label:has(:checked)': {
    color: 'var(--mui-palette-primary-contrastText)',
    background: 'var(--mui-palette-primary-main)',
    outline: '2px solid transparent',
  },
  '& label:has(:focus-visible)': {
    outline: '3px solid var(--mui-palette-secondary-main)',
    outlineOffset: 2,
  },
  '& label:has(:disabled), & :disabled': { cursor: 'not-allowed' },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '@media (min-width: 720px)': { gridTemplateColumns: 'repeat(6, 1fr)', fontSize: '0.875rem' },
  '@media (min-width: 1280px)': {
    gridTemplateColumns: 'none',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
  },
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
});

interface CountryChoiceProps {
  texts: CompareContent['choice'];
  countries: CompareContent['countries'];
  chosen: readonly string[];
}

/** The countries as check boxes; a fourth country takes the place of the first. */
export function CountryChoice({ texts, countries, chosen: asked }: CountryChoiceProps) {
  const navigate = useNavigate();
  const { afterPaint, isPending } = useAfterPaint();
  // A box changes at once; the address and the table follow after the next paint.
  const [chosen, choose] = useState(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the boxes follow the address, and nothing else
  useEffect(() => {
    if (!isPending.current) choose(asked);
  }, [asked.join()]);
  const toggle = (id: string) => {
    const next = chosen.includes(id)
      ? chosen.filter((other) => other !== id)
      : [...chosen, id].slice(-maxCountries);
    choose(next);
    afterPaint(() => navigate({ search: `?c=${next.join(',')}` }, { replace: true }));
  };
  const isFull = chosen.length >= maxCountries;
  return (
    <Boxes>
      <legend>{texts.label}</legend>
      {countries.map(({ id, name }) => {
        const isChosen = chosen.includes(id);
        return (
          <label key={id}>
            <input
              type="checkbox"
              checked={isChosen}
              // The last country can't be removed, because an empty table would compare nothing.
              disabled={isChosen && chosen.length === 1}
              onChange={() => toggle(id)}
            />
            {name}
          </label>
        );
      })}
      <Box component="span" role="status" sx={visuallyHidden}>
        {isFull ? texts.full : null}
      </Box>
    </Boxes>
  );
}
