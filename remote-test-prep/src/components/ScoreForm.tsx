import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useHydrated } from '@sayapatri/design';
import { FormField } from '@sayapatri/design/formField';
import { PhoneFold } from '@sayapatri/design/phoneFold';
import { limits } from '@sayapatri/facts/scores/levels';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ScoresContent } from '../content/scores.ts';
import { readScoreQuery, type ScoreQuery, spanOf } from '../scores/convert.ts';
import { ScoreRulers } from './ScoreRulers.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: '28px 48px',
  '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
});

/** What only works with scripts: the result follows each key, and no server computes it. */
const withScripts = {
  gridColumn: '1 / -1',
  '@media (scripting: none)': { display: 'none' },
  '@media print': { display: 'none' },
} as const;

interface ScoreFormProps {
  texts: ScoresContent;
  query: ScoreQuery;
  onChange: (query: ScoreQuery) => void;
  /** The result, which stands beside the fields. */
  children: ReactNode;
}

/**
 * Test and score beside the result, with the rulers below both. The fields keep what is typed; each change is reported
 * at once.
 */
export function ScoreForm({ texts, query, onChange, children }: ScoreFormProps) {
  const { form: labels, tests, scales, result } = texts;
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();

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
    if (typed('score') === result.example) fill({ score: '' });
  };

  // The address decides, unless it has no score of its own and the visitor chose a test or typed a score before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the address is known
  useEffect(() => {
    if (!hydrated) return;
    const isExample = query.test === 'ielts' && query.score === result.example;
    if (isExample && typed('test') !== query.test) clearExample();
    if (isExample && typed('score') !== result.example) return report();
    fill(query);
  }, [hydrated]);

  /** The rulers' marker moves in levels, which are named by their IELTS score. */
  const move = (ielts: number) => {
    fill({ test: 'ielts', score: ielts.toFixed(1) });
    report();
  };

  const { min, max, step } = limits[query.test];
  const span = spanOf(query);
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
      <Stack spacing={2.5} sx={{ ...withScripts, gridColumn: 'auto' }}>
        <FormControl component="fieldset">
          <FormLabel component="legend">{labels.test}</FormLabel>
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            {Object.entries(tests).map(([test, label]) => (
              <FormControlLabel
                key={test}
                label={label}
                // Native, so that what is chosen before scripts run stays chosen.
                control={
                  <input
                    type="radio"
                    name="test"
                    value={test}
                    defaultChecked={test === 'ielts'}
                    style={{ margin: 10 }}
                  />
                }
              />
            ))}
          </Stack>
        </FormControl>
        <FormField
          label={labels.score}
          name="score"
          defaultValue={result.example}
          autoComplete="off"
          helperText={query.test === 'toefl' ? labels.toeflLimits(min, max) : labels.limits(min, max)}
          html={{ inputMode: step < 1 ? 'decimal' : 'numeric' }}
        />
      </Stack>
      {children}
      <Stack sx={withScripts}>
        <PhoneFold about={labels.slider}>
          <ScoreRulers
            texts={labels}
            scales={scales}
            shown={span && [span.from.ielts, span.to.ielts]}
            onMove={move}
          />
        </PhoneFold>
      </Stack>
    </Form>
  );
}
