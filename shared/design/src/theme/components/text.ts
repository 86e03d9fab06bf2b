import type { Components, Theme } from '@mui/material/styles';
import { LinkBehaviour } from '../../routing/LinkBehaviour.tsx';
import { radii } from '../radii.ts';
import { fontSizes } from '../typography.ts';

/** Words: links lead through the router, and chips are labels that nobody presses. */
export const text = {
  MuiLink: {
    defaultProps: { component: LinkBehaviour },
    styleOverrides: { root: { textUnderlineOffset: '0.18em', fontWeight: 600 } },
  },
  MuiChip: {
    styleOverrides: { root: { borderRadius: radii.pill, fontSize: fontSizes.caption, fontWeight: 600 } },
  },
  MuiListItemText: { styleOverrides: { root: { margin: 0 } } },
} satisfies Components<Theme>;
