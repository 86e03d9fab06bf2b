import Button from '@mui/material/Button';
import { Section } from '@sayapatri/design';
import { RowTable } from '@sayapatri/design/rowTable';
import type { IeltsPteContent } from '../content/ieltsPte.ts';

/** Which test suits whom: the rule in a sentence, and the two side by side. */
export const ChoiceSection = ({
  title,
  intro,
  caption,
  columns,
  rows,
  classes,
}: IeltsPteContent['choice']) => (
  <Section id="which-test" title={title} intro={intro}>
    <RowTable
      spacious
      caption={caption}
      columns={columns}
      rows={rows.map(({ name, ielts, pte }) => [name, ielts, pte])}
    />
    <Button href={classes.href} variant="outlined" sx={{ mt: 2 }} data-no-print>
      {classes.label}
    </Button>
  </Section>
);
