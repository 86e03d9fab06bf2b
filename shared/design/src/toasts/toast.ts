export type ToastKind = 'blank' | 'success' | 'error' | 'loading';

export interface Toast {
  kind: ToastKind;
  text: string;
}

/** How long a toast stays, in milliseconds; null until it is dismissed. */
export const durations: Record<ToastKind, number | null> = {
  blank: 4000,
  error: 4000,
  success: 2000,
  loading: null,
};

/** Maximum number of toasts shown at once; a further one replaces the oldest. */
export const maxAtOnce = 20;
