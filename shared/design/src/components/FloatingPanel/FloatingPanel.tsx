import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { radii } from '../../theme/radii.ts';

/** Phones, upright or sideways, on which a panel smaller than the screen would be too small to read. */
const smallPhone = '(max-width: 479px), (max-height: 479px)';

/** True where an open panel takes the whole screen. */
export const panelCoversPage = () => window.matchMedia(smallPhone).matches;

const Window = styled('dialog')(({ theme }) => ({
  position: 'fixed',
  inset: 'auto 20px 20px auto',
  zIndex: 20,
  display: 'flex',
  flexDirection: 'column',
  width: 380,
  height: 600,
  maxWidth: 'none',
  maxHeight: 'calc(100dvh - var(--header-height) - 40px)',
  margin: 0,
  padding: 0,
  // Scrolls as a whole where the window is too low for its parts.
  overflow: 'hidden auto',
  overscrollBehavior: 'contain',
  ...theme.typography.body2,
  color: theme.vars.palette.text.primary,
  background: theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radii.card,
  [`@media ${smallPhone}`]: {
    inset: 0,
    width: '100%',
    height: '100dvh',
    maxHeight: 'none',
    border: 0,
    borderRadius: 0,
  },
  '@media print': { display: 'none' },
}));

const TitleBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '10px 10px 10px 16px',
  color: theme.vars.palette.onDeep,
  background: theme.vars.palette.bandDeep,
}));

interface FloatingPanelProps {
  /** An icon of `@mui/icons-material`. */
  icon: ReactNode;
  title: string;
  /** A short line below the title. */
  subtitle: string;
  /** Name of the close button. */
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A labelled, non-modal dialog of 380 by 600 pixels over the page's lower right corner; on small phones it takes the
 * whole screen. Esc closes it, except while an input method composes, as for Devanagari, which then handles Esc itself.
 */
export function FloatingPanel(props: FloatingPanelProps) {
  const { icon, title, subtitle, closeLabel, onClose, children } = props;
  const titleId = useId();
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <Window open aria-labelledby={titleId} onKeyDown={closeOnEscape}>
      <TitleBar>
        {icon}
        <Box sx={{ flex: 1 }}>
          <Typography id={titleId} component="h2" variant="h4">
            {title}
          </Typography>
          <Typography component="span" variant="caption" sx={{ display: 'block', color: 'onDeepSoft' }}>
            {subtitle}
          </Typography>
        </Box>
        <IconButton aria-label={closeLabel} color="inherit" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </TitleBar>
      {children}
    </Window>
  );
}
