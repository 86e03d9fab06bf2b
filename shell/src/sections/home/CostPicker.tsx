import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Datasets } from '@sayapatri/contract';
import { AmountBar } from '@sayapatri/design';
import { FormField } from '@sayapatri/design/formField';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { costPicker as texts } from '../../content/costPicker.ts';

const Form = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '12px 16px',
  maxWidth: 720,
  marginTop: 24,
  padding: 'clamp(16px, 2vw, 24px)',
  // The border shows in forced colours, which have no shadow.
  border: '1px solid transparent',
  borderRadius: 20,
  background: 'var(--mui-palette-background-paper)',
  boxShadow: '0 8px 32px rgb(9 33 59 / 0.16)',
  // In the dark scheme a nearer surface is lighter, and so is the track of its bar.
  '@media screen and (prefers-color-scheme: dark)': {
    background: 'var(--mui-palette-skylineFar)',
    '& i': { background: 'rgb(255 255 255 / 0.16)' },
  },
  '@media (max-width: 339px)': { gridTemplateColumns: '1fr' },
  // One row, where the hills end.
  '@media (min-width: 1200px)': {
    gridTemplateColumns: '200px 200px 1fr auto',
    columnGap: 24,
    maxWidth: 'none',
    marginTop: 72,
  },
});

/**
 * The visitor's country and level, and what a first year costs there. Without scripts it answers its first question, and
 * its button leads to the plan for the chosen country and level.
 */
export function CostPicker({ firstYears }: { firstYears: Datasets['firstYears'] }) {
  const navigate = useNavigate();
  const headingId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [asked, ask] = useState<{ country: string; level: string }>(texts.asked);
  const read = () => {
    const { country, level } = Object.fromEntries(new FormData(form.current ?? undefined));
    if (typeof country === 'string' && typeof level === 'string') ask({ country, level });
  };
  // The visitor may have chosen before hydration.
  useEffect(read, []);

  const levels = new Map(
    firstYears.flatMap((one) => one.levels.map(({ level, name }) => [level as string, name])),
  );
  const most = Math.max(...firstYears.flatMap((one) => one.levels.map(({ high }) => high)));
  const country = firstYears.find(({ id }) => id === asked.country) ?? firstYears[0];
  const year = country?.levels.find(({ level }) => level === asked.level);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigate(`${texts.plan.href}?${new URLSearchParams(asked)}`);
  };
  return (
    <Form ref={form} action={texts.plan.href} aria-labelledby={headingId} onInput={read} onSubmit={submit}>
      <Typography
        id={headingId}
        variant="h4"
        component="h2"
        sx={{ gridColumn: { xs: '1 / -1', lg: '1 / 3' } }}
      >
        {texts.title}
      </Typography>
      <FormField select name="country" label={texts.country} defaultValue={asked.country}>
        {firstYears.map(({ id, country }) => (
          <option key={id} value={id}>
            {country}
          </option>
        ))}
      </FormField>
      <FormField select name="level" label={texts.level} defaultValue={asked.level}>
        {[...levels].map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </FormField>
      <Box sx={{ gridColumn: { xs: '1 / -1', lg: 3 }, gridRow: { lg: '1 / 3' }, ml: { lg: 2 } }}>
        <Typography role="status" sx={{ mb: 1.25, lineHeight: 1.3 }}>
          {`${country?.country}, ${levels.get(asked.level)}: `}
          <Box component="strong" sx={{ display: 'block', fontSize: '1.75rem', letterSpacing: '-0.02em' }}>
            {year?.text ?? texts.unknown}
          </Box>{' '}
          {year ? texts.per : null}
        </Typography>
        {year ? <AmountBar {...year} most={most} /> : null}
        <Typography
          component="small"
          variant="caption"
          sx={{ display: 'block', mt: 1.25, color: 'text.secondary' }}
        >
          {texts.note}
        </Typography>
      </Box>
      <Button
        type="submit"
        variant="outlined"
        sx={{
          gridColumn: { xs: '1 / -1', lg: 4 },
          gridRow: { lg: '1 / 3' },
          justifySelf: 'start',
          alignSelf: { lg: 'center' },
        }}
      >
        {texts.plan.label}
      </Button>
    </Form>
  );
}
