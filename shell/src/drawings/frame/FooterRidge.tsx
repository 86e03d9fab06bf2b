import { skyline, tokens } from '@sayapatri/design/palette';

/** The footer's background, and a bluer far ridge. */
const fills = (scheme: 'light' | 'dark') =>
  `svg{fill:${tokens[scheme]['--band-deep']}}path:first-of-type{fill:${skyline[scheme].mid}}`;
const ground = `${fills('light')}@media(prefers-color-scheme:dark){${fills('dark')}}`;

/** The mountain ridge above the footer, stretched to any width. */
export function FooterRidge() {
  return (
    <svg viewBox="0 0 1440 88" preserveAspectRatio="none" aria-hidden="true">
      <style>{ground}</style>
      <path d="M0 88V62l96-22 70 18 118-44 86 34 74-20 132 40 98-30 120-24 92 38 112-30 128 22 104-34 96 30 114-18v66z" />
      <path d="M0 88V76l120-20 92 14 108-34 104 36 90-18 140 24 116-26 128 20 104-38 122 40 104-22 92 18 120-28v46z" />
    </svg>
  );
}
