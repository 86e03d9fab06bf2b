import { darkPalette, lightPalette } from 'shared/palette';

/** The colours of one scheme as custom properties. */
function colours({ primary, secondary, error, background, text, divider }: typeof lightPalette): string {
  const main = (colour: unknown, shade = 'main') => (colour as Record<string, string>)[shade];
  return [
    `--link:${main(primary)}`,
    `--button:${main(secondary)}`,
    `--on-button:${main(secondary, 'contrastText')}`,
    `--error:${main(error)}`,
    `--ground:${background?.default}`,
    `--paper:${background?.paper}`,
    `--ink:${text?.primary}`,
    `--line:${divider}`,
  ].join(';');
}

/** The style sheet of the result page: the site's colours and measures, in light and dark. */
export const resultStyle = `:root{color-scheme:light dark;${colours(lightPalette)}}
@media (prefers-color-scheme:dark){:root{${colours(darkPalette)}}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 'Plus Jakarta Sans Variable',system-ui,sans-serif;overflow-wrap:anywhere}
header{padding:16px 24px;border-bottom:1px solid var(--line);background:var(--paper);font-weight:700}
main{max-width:640px;margin:0 auto;padding:48px 24px 64px}
h1{margin:0 0 16px;font-size:clamp(1.6rem,5vw,2.2rem);line-height:1.25;letter-spacing:-.01em}
[role=alert] p{color:var(--error);font-weight:600}
a{display:inline-block;padding-block:8px;color:var(--link);font-weight:600;text-underline-offset:.2em}
header a{text-decoration:none}
form{display:grid;gap:24px;margin:32px 0}
label{display:grid;gap:6px;font-weight:600}
input,textarea{width:100%;padding:12px 14px;border:1px solid var(--ink);border-radius:10px;background:var(--paper);color:inherit;font:inherit;font-weight:400}
button{justify-self:start;min-height:48px;padding:12px 28px;border:0;border-radius:999px;background:var(--button);color:var(--on-button);font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.hidden{position:absolute;left:-9999px}
`;
