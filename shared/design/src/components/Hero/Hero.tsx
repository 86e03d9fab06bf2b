import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { radii } from '../../theme/radii.ts';
import { fontSizes } from '../../theme/typography.ts';
import { Picture, type PictureFile } from '../Picture/Picture.tsx';
import type { Action } from '../texts.ts';

const Ground = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  isolation: 'isolate',
  background: `linear-gradient(180deg, ${theme.vars.palette.primarySoft}, ${theme.vars.palette.background.default})`,
}));

/** From this width on, in pixels, the picture stands beside the words. */
const wide = 1024;

const Words = styled('div')<{ beside: boolean }>(({ theme, beside }) => ({
  maxWidth: 920,
  // Low, so that the first screen shows what the page is for.
  paddingBlock: 'clamp(20px, 4vw, 48px) clamp(12px, 2vw, 24px)',
  [`@media screen and (min-width: ${wide}px)`]: beside && {
    maxWidth: 'calc(100% - 392px)',
    paddingBlock: '48px 24px',
  },
  '@media print': { paddingBlock: theme.spacing(1) },
}));

/** The picture in the free half of a computer's hero, smaller than the words. */
const Beside = styled(Picture)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up(wide)]: {
    display: 'block',
    position: 'absolute',
    insetBlock: 0,
    right: 'max(48px, (100% - 1152px) / 2)',
    width: 360,
    height: 'auto',
    marginBlock: 'auto',
    borderRadius: radii.card,
    background: theme.vars.palette.primarySoft,
  },
}));

/** Decoded after the page's words are drawn. */
const Drawing = styled('img')({
  display: 'block',
  width: '100%',
  height: 'clamp(124px, 24vw, 420px)',
  // No hairline of the ground shows below it where a screen pixel is a fraction of a CSS pixel.
  marginBottom: -1,
  objectFit: 'cover',
  objectPosition: 'bottom',
  '@media print': { display: 'none' },
});

interface HeroProps {
  title: string;
  blurb?: string;
  /** The button, if there is one, and a second one beside it. */
  cta?: Action | undefined;
  also?: Action | undefined;
  /** Address of a wide drawing below the words; decorative. */
  drawing?: string;
  /** A small picture beside the words on a computer; decorative. */
  picture?: PictureFile | undefined;
  children?: ReactNode;
}

/** The head of a page. Its h1 takes the focus when the page is reached by a link. */
export function Hero(props: HeroProps) {
  const { title, blurb, cta, also, drawing, picture, children } = props;
  return (
    <Ground>
      <Container>
        <Words beside={picture !== undefined}>
          <Typography
            variant="h1"
            tabIndex={-1}
            sx={{ '@media print': { '&&': { fontSize: fontSizes.title } } }}
          >
            {title}
          </Typography>
          {blurb ? (
            <Typography
              sx={{
                mt: { xs: 1, md: 2 },
                maxWidth: '38em',
                typography: { md: 'subtitle1' },
                color: 'text.secondary',
              }}
            >
              {blurb}
            </Typography>
          ) : null}
          {cta ? (
            <Stack
              direction="row"
              sx={{ flexWrap: 'wrap', gap: 1.5, mt: { xs: 2, md: 3 }, displayPrint: 'none' }}
            >
              <Button href={cta.href} variant="contained" color="secondary" size="large">
                {cta.label}
              </Button>
              {also ? (
                <Button href={also.href} variant="outlined" size="large">
                  {also.label}
                </Button>
              ) : null}
            </Stack>
          ) : null}
          {children}
        </Words>
      </Container>
      {picture ? <Beside picture={picture} alt="" /> : null}
      {drawing ? (
        <Drawing src={drawing} alt="" width={1200} height={320} decoding="async" fetchPriority="high" />
      ) : null}
    </Ground>
  );
}
