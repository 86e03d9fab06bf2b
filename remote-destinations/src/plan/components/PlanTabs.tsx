import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import texts from '../content/planTexts.json';
import { withAnswers } from '../state/planAnswers.ts';

export type PlanViewName = keyof typeof texts.views;

interface PlanTabsProps {
  view: PlanViewName;
  /** The answers, which the links take along. */
  query: URLSearchParams;
}

/** The pages of the plan as rows of links, and the page with the questions. */
export const PlanTabs = ({ view, query }: PlanTabsProps) => (
  <Box
    component="nav"
    aria-label={texts.label}
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: { md: 1.5 },
      mx: -1,
      borderBottom: 1,
      borderColor: 'divider',
      displayPrint: 'none',
    }}
  >
    {[...Object.entries(texts.views), ['', texts.answers] as const].map(([name, label]) => (
      <Link
        key={name}
        href={withAnswers(name === '' ? '/plan' : `/plan/${name}`, query)}
        aria-current={name === view ? 'page' : undefined}
        underline="none"
        sx={{
          px: 1,
          py: 1.5,
          typography: { xs: 'caption', md: 'body2' },
          fontWeight: '600 !important',
          color: name === view ? 'text.primary' : 'text.secondary',
          boxShadow: name === view ? 'inset 0 -3px var(--mui-palette-primary-main)' : undefined,
        }}
      >
        {label}
      </Link>
    ))}
  </Box>
);
