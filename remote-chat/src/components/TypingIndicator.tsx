import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { panel } from '../content/panel.ts';

const breathe = keyframes({ from: { opacity: 0.25 } });

const Line = styled('p')({
  position: 'absolute',
  bottom: 8,
  left: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 5,
  margin: 0,
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  color: 'var(--mui-palette-text-secondary)',
  background: 'var(--mui-palette-background-default)',
  '& i': {
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: 'currentColor',
    animation: `${breathe} 600ms ease-in-out infinite alternate`,
  },
  '& i:nth-of-type(2)': { animationDelay: '200ms' },
  '& i:nth-of-type(3)': { animationDelay: '400ms' },
});

/** Announces that a reply is being prepared. Always in the page, because screen readers announce only changes of a status. */
export function TypingIndicator({ isTyping }: { isTyping: boolean }) {
  return (
    <Line role="status">
      {isTyping ? (
        <>
          <span>{panel.typing}</span>
          <i />
          <i />
          <i />
        </>
      ) : null}
    </Line>
  );
}
