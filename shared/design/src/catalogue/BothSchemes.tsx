import { Global } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { darkPalette, lightPalette } from '../theme/palette.ts';

const palettes = { light: lightPalette, dark: darkPalette };

/** A scheme's custom properties, as the site has them when the visitor's system asks for that scheme. */
const variablesOf = (scheme: 'light' | 'dark') => {
  const colours = Object.entries(palettes[scheme]).flatMap(([name, colour]) =>
    typeof colour === 'string'
      ? [[`--mui-palette-${name}`, colour]]
      : Object.entries(colour).map(([shade, value]) => [`--mui-palette-${name}-${shade}`, value]),
  );
  return Object.fromEntries(colours);
};

const styleOf = (scheme: 'light' | 'dark') => ({
  ...variablesOf(scheme),
  colorScheme: scheme,
  color: 'var(--mui-palette-text-primary)',
  background: 'var(--mui-palette-background-default)',
});

const schemeStyles = {
  '[data-scheme=light]': styleOf('light'),
  '[data-scheme=dark]': styleOf('dark'),
};

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '& > div': { position: 'relative', minWidth: 0, padding: 16 },
});

/** The same content twice, in light and in dark. */
export function BothSchemes({ children }: { children: ReactNode }) {
  return (
    <>
      <Global styles={schemeStyles} />
      <Columns>
        <div data-scheme="light">{children}</div>
        <div data-scheme="dark">{children}</div>
      </Columns>
    </>
  );
}
