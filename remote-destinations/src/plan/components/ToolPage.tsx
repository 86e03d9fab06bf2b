import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ClosingBand, Hero } from '@sayapatri/design';
import type { ReactNode } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import type { ToolTexts } from '../content/texts.ts';
import pictures from '../pictures/pictures.ts';

const Page = styled('div')({
  // `ch` would change when the font arrives.
  '& h1': { maxWidth: '11.5em' },
  // A wider title would break only when the font arrives.
  '@media (max-width: 599px)': { '& h1': { maxWidth: '8.8em' }, '& h2': { fontSize: '1.5rem' } },
  // Prints the result on one sheet.
  '@media print': {
    zoom: 0.64,
    '& section, & > div:first-of-type > div > div': { paddingBlock: '8px !important' },
    '& section > div > div:first-of-type': { marginBottom: 8 },
  },
});

const Actions = styled('div')({
  '& > ul': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '0 28px',
    margin: '12px 0 0',
    padding: 0,
    listStyle: 'none',
  },
  '& li a': {
    display: 'inline-block',
    paddingBlock: 10,
    fontWeight: 600,
    color: 'inherit',
    textUnderlineOffset: '0.25em',
  },
});

interface ToolPageProps {
  texts: ToolTexts;
  /** Stands below the hero's line. */
  below?: ReactNode;
  children: ReactNode;
}

/** The frame of every tool: its question, the tool, and links to the next tools. */
export function ToolPage({ texts: { hero, closing }, below, children }: ToolPageProps) {
  const path = useLocation().pathname.replace(/^\/(?:plan\/)?/, '');
  return (
    <Page>
      <Hero {...hero} picture={pictures[path]}>
        {below}
      </Hero>
      {children}
      <ClosingBand title={closing.title} text={closing.intro}>
        <Actions>
          <Button href="/contact" variant="contained" color="secondary" size="large">
            {closing.button}
          </Button>
          <ul>
            {closing.links.map(({ label, href }) => (
              <li key={href}>
                <RouterLink to={href}>{label}</RouterLink>
              </li>
            ))}
          </ul>
        </Actions>
      </ClosingBand>
    </Page>
  );
}
