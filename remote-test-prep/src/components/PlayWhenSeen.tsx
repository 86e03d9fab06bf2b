import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'shared/core';

const Stage = styled('div')({ '&[data-waiting] *': { animation: 'none' } });

/**
 * Plays the CSS animations of its children once, when they first come into view. Without a script they play on load,
 * and while they wait the children stand in their final state: nothing is ever missing from the page.
 */
export function PlayWhenSeen({ children }: { children: ReactNode }) {
  const stage = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = stage.current;
    if (element === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Written past React on purpose: taking the attribute away restarts the animation, no render is needed.
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
