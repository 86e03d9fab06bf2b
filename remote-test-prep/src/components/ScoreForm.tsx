import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useHydrated } from '@sayapatri/design';
import { limits, type TestId } from '@sayapatri/facts/scores/levels';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { ScoresContent } from '../content/scores.ts';
import { readScoreQuery, type ScoreQuery } from '../scores/convert.ts';
import { ScoreRulers } from './ScoreRulers.tsx';

const withoutFields = { '& > :not([role=status])': { display: 'none' } };

const Form = styled('form')({
  display: 'grid',
  gap: '28px 48px',
  '@media (min-width: 860px)': { gridTemplateColumns: '1fr 1fr' },
  // With scripts the result follows each key; without scripts there is no page to send the score to.
  '@media (scripting: none)': withoutFields,
  '@media print': withoutFields,
});

const Fields = styled('div')({
  display: 'grid',
  gap: 20,
  justifyItems: 'start',
  alignContent: 'start',
});

/** Native, so that a test chosen before scripts run stays chosen. */
const Radio = styled('input')(({ theme }) => ({
  width: 24,
  height: 24,
  margin: 10,
  accentColor: theme.vars.palette.primary.main,
}));

interface ScoreFormProps {
  texts: ScoresContent['form'];
  tests: ScoresContent['tests'];
  scales: ScoresContent['scales'];
  query: ScoreQuery;
  /** The score that stands in the field until the visitor gives one. */
  example: string;
  /** The IELTS scores of the levels that are shown; undefined if the tables do not cover the score. */
  shown: readonly [from: number, to: number] | undefined;
  onChange: (query: ScoreQuery) => void;
  /** The result, which stands beside the fields. */
  children: ReactNode;
}

/**
 * Test and score beside the result, with the rulers below both. The fields keep what is typed; each change is reported
 * at once.
 */
export function ScoreForm({ texts, tests, example, query, onChange, ...props }: ScoreFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const scoreId = useId();

  const report = () => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    onChange(readScoreQuery(new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))));
  };

  const typed = (name: keyof ScoreQuery) => new FormData(form.current ?? undefined).get(name);
  const fill = (values: Partial<ScoreQuery>) => {
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement || field instanceof RadioNodeList) field.value = value;
    }
  };

  // The example is an IELTS score, so another test clears it.
  const clearExample = () => {
    if (typed('score') === example) fill({ score: '' });
  };

  // The address decides, unless it has no score of its own and the visitor chose a test or typed a score before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the address is known
  useEffect(() => {
    if (!hydrated) return;
    const isExample = query.test === 'ielts' && query.score === example;
    if (isExample && typed('test') !== query.test) clearExample();
    if (isExample && typed('score') !== example) return report();
    fill(query);
  }, [hydrated]);

  /** The rulers' marker moves in levels, which are named by their IELTS score. */
  const move = (ielts: number) => {
    fill({ test: 'ielts', score: ielts.toFixed(1) });
    report();
  };

  const { min, max, step } = limits[query.test];
  const hint = query.test === 'toefl' ? texts.toeflLimits(min, max) : texts.limits(min, max);
  return (
    <Form
      ref={form}
      action=""
      onInput={({ target }) => {
        const { type } = target as HTMLInputElement;
        if (type === 'radio') clearExample();
        // The slider fills in the fields and reports the change itself.
        if (type !== 'range') report();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        report();
      }}
    >
      <Fields>
        <FormControl component="fieldset">
          <FormLabel component="legend">{texts.test}</FormLabel>
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            {(Object.keys(tests) as TestId[]).map((test) => (
              <FormControlLabel
                key={test}
                label={tests[test]}
                control={<Radio type="radio" name="test" value={test} defaultChecked={test === 'ielts'} />}
              />
            ))}
          </Stack>
        </FormControl>
        <TextField
          id={scoreId}
          label={texts.score}
          name="score"
          defaultValue={example}
          autoComplete="off"
          helperText={hint}
          slotProps={{ htmlInput: { inputMode: step < 1 ? 'decimal' : 'numeric' } }}
          sx={{ maxWidth: 240 }}
        />
        <Button type="submit" variant="contained" color="secondary" size="large">
          {texts.button}
        </Button>
      </Fields>
      {props.children}
      <ScoreRulers
        label={texts.slider}
        note={texts.lowest}
        scales={props.scales}
        shown={props.shown}
        onMove={move}
      />
    </Form>
  );
}
