import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { linkedText } from '@sayapatri/design';
import type { CheckItem } from '../content/countryPapers.ts';
import { fill } from '../format.ts';

const Paper = styled('li')(({ theme }) => ({
  position: 'relative',
  padding: '12px 0 12px 36px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
}));

/** The whole paper is the box's target, so that a finger finds it. */
const Label = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 12,
  marginLeft: -36,
  cursor: 'pointer',
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});

const Opener = styled('summary')({ width: 'fit-content', paddingBlock: 10 });

/** Above the box's target, so that it opens. */
const More = styled('details')({
  position: 'relative',
  '@supports selector(::details-content)': {
    '@media print': { '&::details-content': { contentVisibility: 'visible', height: 'auto' } },
  },
});

/** A paper, with the name of the list under which its tick is stored. */
export type Listed = CheckItem & { list: string };

interface TickListProps {
  title: string;
  items: readonly Listed[];
  /** The ticked items, each as `list/id`. */
  ticks: ReadonlySet<string>;
  onTick: (id: string) => void;
  /** With `{done}` and `{all}`. */
  ready: string;
  /** The words that open the rest of a long text. */
  how: string;
}

/** The papers of one issuer, each with a box to tick. */
export function TickList({ title, items, ticks, onTick, ready, how }: TickListProps) {
  const done = items.filter(({ list, id }) => ticks.has(`${list}/${id}`)).length;
  return (
    <Box component="section" sx={{ breakInside: 'avoid', mb: 3 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1 }}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {fill(ready, { done, all: items.length })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {items.map((item) => {
          const { id, list, text, more, sum } = item;
          return (
            <Paper key={`${list}/${id}`}>
              <Label>
                <Box
                  component="input"
                  type="checkbox"
                  checked={ticks.has(`${list}/${id}`)}
                  onChange={() => onTick(`${list}/${id}`)}
                  sx={{ flex: 'none', position: 'relative', mt: 0.25 }}
                />
                <Typography component="strong" sx={{ position: 'relative', fontWeight: 650 }}>
                  {item.title}
                </Typography>
              </Label>
              {sum ? (
                <Typography variant="body2" sx={{ fontWeight: 650 }}>
                  {sum}
                </Typography>
              ) : null}
              <Typography variant="body2" sx={{ position: 'relative', color: 'text.secondary' }}>
                {linkedText(text)}
              </Typography>
              {more ? (
                <More>
                  <Opener>{how}</Opener>
                  <Typography variant="body2">{linkedText(more)}</Typography>
                </More>
              ) : null}
            </Paper>
          );
        })}
      </Box>
    </Box>
  );
}
