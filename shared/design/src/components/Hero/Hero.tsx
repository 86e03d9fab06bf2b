import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Picture, type PictureFile } from '../Picture/Picture.tsx';

const Ground = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background:
    'linear-gradient(180deg, var(--mui-palette-primarySoft), var(--mui-palette-background-default))',
});

const Text = styled('div')({
  maxWidth: 920,
  paddingBlock: 'clamp(20px, 5.6vw, 80px) clamp(12px, 3vw, 40px)',
  '@media print': { paddingBlock: 8, '& h1': { fontSize: '2rem' } },
});

const besides = '@media screen and (min-width: 1024px)';
/** Lower than other heroes, so that the first screen shows what the page is for. */
const TextBeside = styled(Text)({
  [besides]: { maxWidth: 'calc(100% - 392px)', paddingBlock: '48px 24px' },
});

const GroundBeside = styled(Ground)({
  // The hero ends in the page's own ground, so that its space is enough.
  '& + [data-band=plain]': { paddingTop: 'clamp(8px, 2vw, 24px)' },
  // The next section's head is small on a phone's first screen.
  '@media screen and (max-width: 599px)': {
    '& + section > div > div:first-of-type': {
      marginBottom: 16,
      '& h2': { fontSize: '1.5rem' },
      '& p': { marginTop: 8, fontSize: '0.9375rem', lineHeight: 1.5 },
    },
  },
});

/** The picture in the free half of a computer's hero, smaller than the words. */
const Beside = styled('div')({
  display: 'none',
  [besides]: { display: 'block' },
  '& img': {
    position: 'absolute',
    insetBlock: 0,
    right: 'max(48px, (100% - 1152px) / 2)',
    width: 360,
    height: 'auto',
    marginBlock: 'auto',
    borderRadius: 20,
    background: 'var(--mui-palette-primarySoft)',
  },
});

/** A drawing at the bottom of the hero; no text overlaps it. */
const Art = styled('div')({
  lineHeight: 0,
  '& > svg, & > img': { display: 'block', width: '100%', height: 'clamp(124px, 24vw, 420px)' },
  '& > img': { objectFit: 'cover', objectPosition: 'bottom' },
  '@media print': { display: 'none' },
});

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginTop: 'clamp(20px, 2.4vw, 32px)',
});

const blurbStyle = {
  mt: 'clamp(8px, 1.6vw, 24px)',
  maxWidth: '38em',
  fontSize: 'clamp(1rem, 0.92rem + 0.4vw, 1.1875rem)',
  lineHeight: 1.5,
  textWrap: 'balance' as const,
  color: 'text.secondary',
};

export interface HeroProps {
  title: string;
  blurb?: string;
  /** A short line above the title. */
  eyebrow?: string;
  /** Buttons. */
  actions?: ReactNode;
  /** A drawing, usually an SVG skyline. */
  art?: ReactNode;
  /** A small picture beside the words on a computer; decorative. */
  picture?: PictureFile | undefined;
  children?: ReactNode;
}

/** The head of a page. Its h1 takes the focus when the page is reached by a link. */
export function Hero({ title, blurb, eyebrow, actions, art, picture, children }: HeroProps) {
  const [Whole, Words] = picture ? [GroundBeside, TextBeside] : [Ground, Text];
  return (
    <Whole>
      <Container>
        <Words>
          {eyebrow ? (
            <Typography
              sx={{ mb: 1.5, fontWeight: 700, fontSize: '0.9375rem', color: 'var(--mui-palette-accentText)' }}
            >
              {eyebrow}
            </Typography>
          ) : null}
          <Typography variant="h1" tabIndex={-1}>
            {title}
          </Typography>
          {blurb ? <Typography sx={blurbStyle}>{blurb}</Typography> : null}
          {actions ? <Actions>{actions}</Actions> : null}
          {children}
        </Words>
      </Container>
      {picture ? (
        <Beside>
          <Picture picture={picture} alt="" />
        </Beside>
      ) : null}
      {art ? <Art>{art}</Art> : null}
    </Whole>
  );
}
