import { styled } from '@mui/material/styles';
// biome-ignore lint/style/noRestrictedImports: notistack is met in this folder only
import type { TransitionProps } from 'notistack';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Milliseconds of a toast's transition. */
const duration = 200;

const Slide = styled('div')({
  width: '100%',
  animation: `toast-in ${duration}ms ease-out both`,
  '&[data-leaving]': { animation: `toast-out ${duration}ms ease-in both` },
  '@keyframes toast-in': { from: { opacity: 0, transform: 'translateX(24px)' } },
  '@keyframes toast-out': { to: { opacity: 0, transform: 'translateX(24px)' } },
});

/**
 * The transition of a toast. notistack's own transitions read `element.ref`, about which React 19 warns, and use inline
 * styles, which `prefers-reduced-motion` can't switch off.
 */
export function ToastTransition({ in: open = false, children, onEntered, onExited }: TransitionProps) {
  const node = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(() => {
    if (node.current === null) return;
    if (open) onEntered?.(node.current, true);
    else onExited?.(node.current);
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of `open` is one move
  useEffect(() => {
    const timer = setTimeout(finish, duration);
    return () => clearTimeout(timer);
  }, [open]);

  return (
    <Slide ref={node} data-leaving={open ? undefined : ''}>
      {children}
    </Slide>
  );
}
