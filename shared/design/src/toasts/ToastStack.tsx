/** The only file that uses notistack. */
import Fade from '@mui/material/Fade';
import { styled } from '@mui/material/styles';
// biome-ignore lint/style/noRestrictedImports: notistack is met in this folder only
import { closeSnackbar, enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import { ToastCard } from './ToastCard.tsx';

export type ToastKind = 'blank' | 'success' | 'error' | 'loading';

export interface Toast {
  kind: ToastKind;
  text: string;
}

/** How long a toast stays, in milliseconds; null until it is dismissed. */
const durations: Record<ToastKind, number | null> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: null,
};

/** Maximum number of toasts shown at once; a further one replaces the oldest. */
const maxAtOnce = 20;

declare module 'notistack' {
  interface VariantOverrides {
    blank: true;
    loading: true;
  }
}

export interface ToastControls {
  show: (id: string, toast: Toast) => void;
  dismiss: (id: string) => void;
}

export interface ToastStackProps {
  /** Called once toasts can be shown. */
  onReady: (controls: ToastControls) => void;
}

const controls: ToastControls = {
  show: (key, { kind, text }) => {
    enqueueSnackbar(text, {
      key,
      variant: kind,
      autoHideDuration: durations[kind],
      persist: kind === 'loading',
    });
  },
  // Wrapped, because notistack sets the function only when its provider mounts.
  dismiss: (key) => closeSnackbar(key),
};

/** Top right, below the header, which stays usable; clicks between the toasts go through. */
const StackLayout = styled('div')({
  '& .notistack-SnackbarContainer': {
    position: 'fixed',
    zIndex: 1400,
    top: 'var(--header-height)',
    right: 0,
    width: 'min(392px, 100%)',
    maxHeight: 'calc(100dvh - var(--header-height))',
    // Room for the last toast's shadow, which a box that scrolls would cut off.
    padding: '10px 16px 40px',
    overflowY: 'auto',
    pointerEvents: 'none',
    // Over the header on a phone, so that toasts cover no field of a form.
    '@media (max-width: 599px)': { top: 0, padding: '0 8px 8px' },
  },
  '& .notistack-Snackbar': { width: '100%' },
  '& .notistack-CollapseWrapper': { paddingBlock: 6, '@media (max-width: 599px)': { paddingBlock: 3 } },
});

const components = { blank: ToastCard, success: ToastCard, error: ToastCard, loading: ToastCard };

export function ToastStack({ onReady }: ToastStackProps) {
  useEffect(() => onReady(controls), [onReady]);
  return (
    <StackLayout>
      <SnackbarProvider
        maxSnack={maxAtOnce}
        anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
        Components={components}
        TransitionComponent={Fade}
      />
    </StackLayout>
  );
}
