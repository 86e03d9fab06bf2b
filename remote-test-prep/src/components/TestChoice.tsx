import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Section } from '@sayapatri/design';
import { useEffect, useRef, useState } from 'react';
import type { IeltsPteContent } from '../content/ieltsPte.ts';
import { Choice } from './Choice.tsx';

type Option = IeltsPteContent['choice']['questions'][number]['options'][number];

/** The test for which more answers speak; `either` where as many speak for the other. */
function testFor(chosen: readonly Option[]): Option['test'] {
  const count = (test: Option['test']) => chosen.filter((option) => option.test === test).length;
  const lead = count('ielts') - count('pte');
  if (lead === 0) return 'either';
  return lead > 0 ? 'ielts' : 'pte';
}

/** Three questions, and the test that suits the answers. Without scripts the rule stands there in a sentence. */
export function TestChoice({
  title,
  intro,
  start,
  questions,
  classes,
  ...verdicts
}: IeltsPteContent['choice']) {
  const form = useRef<HTMLFormElement>(null);
  const [chosen, choose] = useState<readonly Option[]>([]);
  const read = () => {
    const fields = new FormData(form.current ?? undefined);
    choose(questions.flatMap(({ id, options }) => options.filter(({ label }) => label === fields.get(id))));
  };
  // Answers given before scripts ran count too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(read, []);
  return (
    <Section id="which-test" title={title} intro={intro}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Stack
          component="form"
          ref={form}
          onChange={read}
          spacing={1}
          sx={{ '@media (scripting: none)': { display: 'none' } }}
        >
          {questions.map(({ id, question, options }) => (
            <Choice
              key={id}
              name={id}
              question={question}
              options={options.map(({ label }) => ({ value: label, label }))}
            />
          ))}
        </Stack>
        <Card>
          <CardContent>
            <Box role="status">
              <Typography variant="h3" component="p">
                {chosen.length === 0 ? start : verdicts[testFor(chosen)]}
              </Typography>
              {chosen.map(({ reason }) => (
                <Typography key={reason} sx={{ mt: 1 }}>
                  {reason}
                </Typography>
              ))}
            </Box>
            <Button href={classes.href} variant="outlined" sx={{ mt: 2 }}>
              {classes.label}
            </Button>
          </CardContent>
        </Card>
      </Box>
    </Section>
  );
}
