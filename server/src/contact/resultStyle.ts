import { darkPalette, lightPalette } from '@sayapatri/design/palette';

/** The colours of one scheme as custom properties. */
function colours(palette: typeof lightPalette): string {
  const { primary, secondary, error, background, text, divider } = palette;
  const main = (colour: unknown, shade = 'main') => (colour as Record<string, string>)[shade];
  return [
    `--link:${main(primary)}`,
    `--button:${main(secondary)}`,
    `--on-button:${main(secondary, 'contrastText')}`,
    `--error:${main(error)}`,
    `--ground:${background?.default}`,
    `--paper:${background?.paper}`,
    `--ink:${text?.primary}`,
    `--soft:${text?.secondary}`,
    `--line:${divider}`,
    `--sky:${palette.primarySoft}`,
    `--deep:${palette.bandDeep}`,
    `--on-deep:${palette.onDeep}`,
  ].join(';');
}

/** The style sheet of the result page: the site's colours and measures, in light and dark, and the system's letters. */
export const resultStyle = `
:root{color-scheme:light dark;${colours(lightPalette)}}
@media (prefers-color-scheme:dark){:root{${colours(darkPalette)}}}
*{box-sizing:border-box}
body{display:flex;flex-direction:column;min-height:100vh;margin:0;background:var(--ground);color:var(--ink);font:17px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
header,footer,main{padding-inline:max(16px,50vw - 336px)}
header{display:flex;min-height:72px;background:var(--ground);border-bottom:1px solid var(--line)}
header a{display:inline-flex;align-items:center;color:inherit;font-size:1.25rem;font-weight:750;letter-spacing:-.02em;text-decoration:none}
main{flex:1;padding-block:clamp(40px,8vw,72px);background:linear-gradient(var(--sky),var(--ground) 260px)}
h1{margin:0 0 16px;font-size:clamp(1.75rem,6vw,2.5rem);font-weight:700;line-height:1.2;letter-spacing:-.02em;text-wrap:balance}
p{margin:0 0 12px}
[role=status]{color:var(--soft);font-size:1.125rem}
[role=alert]{margin-bottom:32px;padding:16px 20px;border-left:4px solid var(--error);border-radius:4px 16px 16px 4px;background:var(--paper)}
[role=alert] p{color:var(--error);font-weight:600}
[role=alert] p:last-child{margin:0}
main a,footer a{color:var(--link);font-weight:600;text-underline-offset:.2em}
form{display:grid;gap:20px;margin:0 0 32px;padding:clamp(20px,5vw,32px);border:1px solid var(--line);border-radius:20px;background:var(--paper)}
label{display:grid;gap:6px;font-weight:600}
small{font-weight:400;color:var(--soft)}
input,textarea{width:100%;min-height:48px;padding:10px 14px;border:1px solid var(--soft);border-radius:10px;background:var(--ground);color:inherit;font:inherit;font-weight:400}
[aria-invalid]{border:2px solid var(--error)}
button,main .button{display:inline-flex;align-items:center;justify-self:start;min-height:48px;padding:12px 28px;border:0;border-radius:999px;background:var(--button);color:var(--on-button);font:inherit;font-weight:650;text-decoration:none;cursor:pointer}
nav{display:flex;flex-wrap:wrap;align-items:center;gap:8px 28px;margin-top:24px}
nav a,footer a{display:inline-flex;align-items:center;min-height:44px}
footer{display:flex;flex-wrap:wrap;gap:4px 28px;padding-block:24px;background:var(--deep);color:var(--on-deep)}
footer a{color:inherit}
:focus-visible{outline:3px solid var(--button);outline-offset:2px}
.hidden{position:absolute;left:-9999px}
`;
