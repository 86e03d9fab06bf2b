import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
// biome-ignore lint/style/noRestrictedImports: notistack is met in this folder only
import { type CustomContentProps, closeSnackbar } from 'notistack';
import type { ToastKind } from './toast.ts';

const Paper = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: '6px 6px 6px 18px',
  fontSize: '0.9688rem',
  lineHeight: 1.45,
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-background-paper)',
  // A shade of the text, because the usual hairline is invisible between a toast and a page of the same colour.
  border: '1px solid color-mix(in srgb, currentColor 22%, var(--mui-palette-background-paper))',
  borderRadius: 12,
  boxShadow: '0 8px 24px rgb(8 20 32 / 14%)',
  '& > svg': { flex: 'none' },
  '& > p': { flex: 1, margin: 0, paddingBlock: 10, '@media (max-width: 599px)': { paddingBlock: 2 } },
});

const Spinner = styled('span')({
  flex: 'none',
  width: 20,
  height: 20,
  border: '2.5px solid var(--mui-palette-primarySoft)',
  borderTopColor: 'var(--mui-palette-primary-main)',
  borderRadius: '50%',
  animation: 'toast-spin 900ms linear infinite',
  '@keyframes toast-spin': { to: { transform: 'rotate(1turn)' } },
});

const signs: Record<ToastKind, React.ReactNode> = {
  blank: null,
  success: <CheckCircleOutlinedIcon color="success" />,
  error: <ErrorOutlineOutlinedIcon color="error" />,
  loading: <Spinner />,
};

/** One toast: icon, text, close button. Errors interrupt the screen reader; all others are announced politely. */
export function ToastCard({ id, message, variant }: Pick<CustomContentProps, 'id' | 'message' | 'variant'>) {
  return (
    <Paper role={variant === 'error' ? 'alert' : undefined}>
      {signs[variant as ToastKind]}
      <p>{message}</p>
      <IconButton aria-label="Dismiss" onClick={() => closeSnackbar(id)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Paper>
  );
}
