/** The form of logo and colours on the owner's page, with what the colours look like and whether they can be read. */

import { type Html, html } from '@sayapatri/contract/html';
import { contrastsOf } from '@sayapatri/design/contrasts';
import { type BrandColours, paletteOf } from '@sayapatri/design/palette';
import { inBrandColours } from '@sayapatri/facts/logo';
import { ratioText, worstContrasts } from '@sayapatri/facts/schema/colours';

export interface LookState {
  colours: BrandColours;
  /** True until somebody says that the colours are the consultancy's own. */
  isSample: boolean;
  coloursVersion: string;
  /** The logo's SVG. */
  logo: string;
  logoVersion: string;
}

/** A fault of a field, or of the whole form where `field` is undefined. */
export interface LookFault {
  field: keyof BrandColours | 'logo' | undefined;
  words: string;
}

/** `faults` are those of the last saving: an empty list where everything was saved. */
export function lookForm(
  { colours, isSample, coloursVersion, logo, logoVersion }: LookState,
  faults?: readonly LookFault[],
): Html {
  const palette = paletteOf(colours);
  const drawn = Buffer.from(inBrandColours(logo, palette)).toString('base64');
  const faultOf = (field: LookFault['field']) => {
    const found = (faults ?? []).filter((fault) => fault.field === field);
    return found.length > 0
      ? html`<div role="alert" id="${field ?? 'form'}-fault">${found.map(({ words }) => html`<p>${words}</p>`)}</div>`
      : undefined;
  };
  const marks = (field: LookFault['field']) =>
    faultOf(field) && html` aria-invalid="true" aria-describedby="${field}-fault"`;
  const colour = (field: keyof BrandColours, label: string, use: string) =>
    html`<label><span>${label} <small>${use}</small></span><input type="color" name="${field}" value="${colours[field].toLowerCase()}"${marks(field)}></label>${faultOf(field)}`;
  return html`${faults?.length === 0 ? html`<p role="status">Logo and colours are saved.</p>` : undefined}
<form method="post" action="/owner#look" enctype="multipart/form-data">
${faultOf(undefined)}
<input type="hidden" name="coloursVersion" value="${coloursVersion}"><input type="hidden" name="logoVersion" value="${logoVersion}">
${colour('primary', 'Main colour', 'links, headings, dark bands')}
${colour('accent', 'Accent', 'buttons and small signs')}
${isSample ? html`<label><span><input type="checkbox" name="own" value="yes"> These are our colours</span></label>` : undefined}
<div class="row">${[palette.lightPalette, palette.darkPalette].map(sketch)}</div>
<ul>${worstContrasts(contrastsOf(colours)).map(
    ({ field, words, scheme, ratio, least }) =>
      html`<li>${field === 'primary' ? 'Main colour' : 'Accent'}: the lowest contrast is ${ratioText(ratio)}, of ${words} (${scheme} scheme); ${least}:1 is needed.</li>`,
  )}</ul>
<label><span>Logo <small>the sign alone, on a square: SVG, or PNG, JPEG or WebP, at most 2 MB</small></span>
<img src="data:image/svg+xml;base64,${drawn}" alt="The logo as it is saved" width="68" height="68">
<input type="file" name="logo" accept=".svg,.png,.jpg,.jpeg,.webp"${marks('logo')}></label>${faultOf('logo')}
<button>Save logo and colours</button>
</form>`;
}

type Scheme = ReturnType<typeof paletteOf>['lightPalette'];

/** A heading and a button in a scheme's colours; by attributes, because the page's policy allows no further styles. */
const sketch = ({ primary, secondary, background, text }: Scheme): Html =>
  html`<svg viewBox="0 0 240 120" width="240" height="120" role="img" aria-label="A heading, text and a button in these colours">
<rect width="240" height="120" rx="12" fill="${background.default}"/><text x="16" y="34" font-size="20" font-weight="700" fill="${primary.main}">Study abroad</text><text x="16" y="58" font-size="14" fill="${text.primary}">Your first step</text>
<rect x="16" y="72" width="120" height="34" rx="17" fill="${secondary.main}"/><text x="76" y="94" font-size="14" font-weight="650" text-anchor="middle" fill="${secondary.contrastText}">Send</text></svg>`;
