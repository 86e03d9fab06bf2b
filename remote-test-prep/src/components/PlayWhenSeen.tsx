import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';

const Stage = styled('div')({ '&[data-waiting] *': { animation: 'none' } });

/**
 * Plays the CSS animations of its children once, when they first come into view. Without scripts they play on load.
 * While waiting, the children are shown in their final state, so that nothing is ever missing.
 */
export function PlayWhenSeen({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Changes the DOM without React: removing the attribute restarts the animation, and no render is needed.
        element.toggleAttribute('data-waiting', entry?.isIntersecting === false);
        if (entry?.isIntersecting) observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return <Stage ref={stage}>{children}</Stage>;
}
