import CheckCircleOutlinedIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorOutlineOutlinedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
// biome-ignore lint/style/noRestrictedImports: notistack is met in this folder only
import { type CustomContentProps, closeSnackbar } from 'notistack';
import type { Ref } from 'react';
import type { ToastKind } from './ToastStack.tsx';

const Card = styled(Paper)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  padding: '6px 6px 6px 18px',
  // A shade of the text, because the usual hairline is invisible between a toast and a page of the same colour.
  border: `1px solid color-mix(in srgb, currentColor 22%, ${theme.vars.palette.background.paper})`,
  boxShadow: '0 8px 24px rgb(8 20 32 / 14%)',
}));

const signs: Record<ToastKind, React.ReactNode> = {
  blank: null,
  success: <CheckCircleOutlinedIcon color="success" />,
  error: <ErrorOutlineOutlinedIcon color="error" />,
  loading: <CircularProgress size={20} aria-hidden />,
};

interface ToastCardProps extends Pick<CustomContentProps, 'id' | 'message' | 'variant' | 'style'> {
  /** For the transition. */
  ref?: Ref<HTMLDivElement>;
}

/** One toast: icon, text, close button. Errors interrupt the screen reader; all others are announced politely. */
export function ToastCard({ id, message, variant, style, ref }: ToastCardProps) {
  return (
    <Card ref={ref} style={style} role={variant === 'error' ? 'alert' : undefined}>
      {signs[variant as ToastKind]}
      <Typography variant="body2" sx={{ flex: 1, py: { xs: 0.25, sm: 1.25 } }}>
        {message}
      </Typography>
      <IconButton aria-label="Dismiss" onClick={() => closeSnackbar(id)}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </Card>
  );
}
