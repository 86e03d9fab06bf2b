import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { Item } from '../components/Item.tsx';
import type { SectionOf } from '../schema/guide.ts';

const Step = styled('li')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  paddingBlock: 5,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  breakInside: 'avoid',
  ...theme.typography.body2,
  lineHeight: 1.45,
}));

/** What is to be done, in order; each step with its month or its number. */
export const Steps = ({ section }: { section: SectionOf<'steps'> }) => (
  <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none' }}>
    {section.items.map(({ month, title, text }, index) => (
      <Step key={title}>
        <Box
          component="span"
          sx={{ flex: 'none', minWidth: month ? '5.5em' : '1.5em', fontWeight: 700, color: 'primary.main' }}
        >
          {month ?? index + 1}
        </Box>
        <span>
          <Item title={title} text={text} />
        </span>
      </Step>
    ))}
  </Box>
);
