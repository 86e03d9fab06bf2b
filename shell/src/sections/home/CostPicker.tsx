import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { Datasets } from '@sayapatri/contract';
import { AmountBar, Field } from '@sayapatri/design';
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
  '& h2': { gridColumn: '1 / -1', margin: 0, fontSize: '1.0625rem', lineHeight: 1.3 },
  '& label': { marginBottom: 4, fontSize: '0.875rem' },
  '& > div:last-of-type': { gridColumn: '1 / -1', lineHeight: 1.3 },
  '& p': { margin: '0 0 10px' },
  '& strong': {
    display: 'block',
    fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
    letterSpacing: '-0.02em',
  },
  '& small': { display: 'block', marginTop: 10, color: 'var(--mui-palette-text-secondary)' },
  '& button': { gridColumn: '1 / -1', justifySelf: 'start' },
  '@media (max-width: 339px)': { gridTemplateColumns: '1fr' },
  // One row, where the hills end.
  '@media (min-width: 1200px)': {
    gridTemplateColumns: '200px 200px 1fr auto',
    columnGap: 24,
    maxWidth: 'none',
    marginTop: 72,
    '& h2': { gridColumn: '1 / 3' },
    '& > div:last-of-type': { gridArea: '1 / 3 / 3', marginLeft: 16 },
    '& button': { gridArea: '1 / 4 / 3', alignSelf: 'center' },
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
      <h2 id={headingId}>{texts.title}</h2>
      <Field
        label={texts.country}
        name="country"
        defaultValue={asked.country}
        choices={firstYears.map(({ id, country }) => ({ value: id, label: country }))}
      />
      <Field
        label={texts.level}
        name="level"
        defaultValue={asked.level}
        choices={[...levels].map(([value, label]) => ({ value, label }))}
      />
      <div>
        <p role="status">
          {`${country?.country}, ${levels.get(asked.level)}: `}
          <strong>{year?.text ?? texts.unknown}</strong> {year ? texts.per : null}
        </p>
        {year ? <AmountBar {...year} most={most} /> : null}
        <small>{texts.note}</small>
      </div>
      <Button type="submit" variant="outlined">
        {texts.plan.label}
      </Button>
    </Form>
  );
}
