/** What the site's theme has beyond MUI's own, for TypeScript: https://mui.com/material-ui/customization/theming/#typescript */

import type {} from '@mui/material/themeCssVarsAugmentation';

interface OwnColours {
  /** The ground of every second section. */
  band: string;
  /** The dark ground of the footer and of the closing invitation. */
  bandDeep: string;
  onDeep: string;
  onDeepSoft: string;
  /** Marigold dark enough to be read: what acts, and is pointed at. */
  accentText: string;
  /** Terracotta: what is the reader's own, such as their score or the country they chose. */
  you: string;
  primarySoft: string;
}

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends Partial<OwnColours> {}
}
