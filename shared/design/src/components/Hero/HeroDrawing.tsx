import { styled } from '@mui/material/styles';

const Drawing = styled('img')({
  display: 'block',
  width: '100%',
  height: 'clamp(124px, 24vw, 420px)',
  objectFit: 'cover',
  objectPosition: 'bottom',
  '@media print': { display: 'none' },
});

/** A drawing in a file of its own, as a hero's `art`: decoration, which is decoded after the page's words are drawn. */
export function HeroDrawing({ src }: { src: string }) {
  return <Drawing src={src} alt="" width={1200} height={320} decoding="async" />;
}
