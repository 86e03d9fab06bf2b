import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useHydrated } from '@sayapatri/design';
import { FormField } from '@sayapatri/design/formField';
import { limits, type TestId } from '@sayapatri/facts/scores/levels';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ScoresContent } from '../content/scores.ts';
import { readScoreQuery, type ScoreQuery } from '../scores/convert.ts';
import { Choice } from './Choice.tsx';

const Form = styled('form')({
  display: 'grid',
  gap: '28px 48px',
  marginBottom: 28,
  '@media (min-width: 900px)': { gridTemplateColumns: '1fr 1fr' },
});

/** The fields only work with scripts: the result follows each key, and no server computes it. */
const Fields = styled(Stack)({ '@media (scripting: none), print': { display: 'none' } });

interface ScoreFormProps {
  texts: ScoresContent;
  query: ScoreQuery;
  onChange: (query: ScoreQuery) => void;
  /** The result, which stands beside the fields. */
  children: ReactNode;
}

/**
 * Test and score beside the result. The fields keep what is typed; each change is reported
 * at once.
 */
export function ScoreForm({ texts, query, onChange, children }: ScoreFormProps) {
  const { form: labels, tests, result } = texts;
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

  const { min, max, step } = limits[query.test];
  return (
    <Form
      ref={form}
      action=""
      onInput={({ target }) => {
        if ((target as HTMLInputElement).type === 'radio') clearExample();
        report();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        report();
      }}
    >
      <Fields spacing={2.5}>
        <Choice
          name="test"
          question={labels.test}
          start="ielts"
          options={(Object.keys(tests) as TestId[]).map((test) => ({ value: test, label: tests[test] }))}
        />
        <FormField
          label={labels.score}
          name="score"
          defaultValue={result.example}
          autoComplete="off"
          helperText={query.test === 'toefl' ? labels.toeflLimits(min, max) : labels.limits(min, max)}
          html={{ inputMode: step < 1 ? 'decimal' : 'numeric' }}
        />
      </Fields>
      {children}
    </Form>
  );
}
