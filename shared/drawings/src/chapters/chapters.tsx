/** A vignette for the head of each chapter of a guide: 280 x 200, the same light, the people at one scale. */
import { lightPalette, skyline } from '@sayapatri/design/palette';
import type { ReactElement, ReactNode } from 'react';
import { Backpack, Person } from '../people/Person.tsx';
import type { Drawings } from '../picture.ts';
import { Sun } from '../Sun.tsx';
import { ownStyle, tone } from '../tone.ts';

const { far, mid, near, accent, white: paper } = tone;
const { primary, secondary } = lightPalette;
/** The panes of a window: a dark sky at night. */
const night = ownStyle({ own: [skyline.light.white, skyline.dark.near] });
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

const scene = (things: ReactNode): ReactElement => (
  <svg viewBox="0 0 280 200" aria-hidden="true">
    <path fill={far} d="M0 0h280v200H0z" />
    {things}
  </svg>
);
/** A vignette needs no alternative text, because it stands beside the chapter's name. */
const vignette = (things: ReactNode) => ({ alt: '', width: 280, height: 200, draw: () => scene(things) });

const chapters: Drawings<'costs' | 'get-in' | 'visa' | 'life-and-work'> = {
  costs: vignette(
    <>
      <path fill={mid} opacity=".5" d="M24 22h92v74H24z" />
      <style>{night}</style>
      <path fill={tone.own} d="M30 28h37v62H30zM73 28h37v62H73z" opacity=".75" />
      <path fill={mid} d="M30 74l18-24 14 16 5-5v29H30zM73 78l14-20 23 24v8H73z" opacity=".6" />
      <Sun at={[96, 44, 8]} />
      <Person x={176} y={162} look="warm" shirt={primary.main} hair="long">
        <path fill={accent} d="M-9-66q9 10 18 0l-2 6q-7 8-14 0z" />
      </Person>
      <Person x={226} y={160} look="brown" shirt={secondary.main} />
      <path data-day="" fill="#8A5A32" d="M0 140h280v60H0z" />
      <path data-day="" fill="#6B431F" d="M0 152h280v48H0z" />
      <path fill={paper} d="M34 104l66-6 6 42H36z" />
      <path {...line} stroke={mid} strokeWidth="3" d="M46 114l42-4M47 123l28-2M48 132l34-2" />
      <path fill={near} d="M112 108h32q4 0 4 4v28h-40v-28q0-4 4-4z" />
      <path fill={far} d="M114 113h28v8h-28z" />
      <path
        fill={accent}
        d="M114 125h6v5h-6zM125 125h6v5h-6zM136 125h6v5h-6zM114 133h6v5h-6zM125 133h6v5h-6zM136 133h6v5h-6z"
      />
      <g fill={accent} stroke="#B97A0B" strokeWidth="1.5">
        <path d="M158 132h24v8h-24zM158 124h24v8h-24zM158 116h24v8h-24zM186 132h20v8h-20zM186 124h20v8h-20z" />
      </g>
      <path fill={tone.leaf} d="M212 124l48-4 2 16-50 4z" />
      <circle cx="237" cy="130" r="5" fill={paper} />
    </>,
  ),
  'get-in': vignette(
    <>
      <Sun at={[214, 52, 24]} />
      <path fill={mid} opacity=".55" d="M0 134q40-30 88-16t94-8 98 14v76H0z" />
      <path fill={paper} d="M66 62h148v104H66z" />
      <path fill={mid} d="M58 54h164v12H58zM140 18l72 36H68z" />
      <circle cx="140" cy="42" r="8" fill={accent} />
      <path fill={near} d="M112 166v-46q0-28 28-28t28 28v46z" />
      <path fill={far} d="M120 166v-44q0-22 20-22t20 22v44z" />
      <path
        fill={mid}
        opacity=".7"
        d="M78 82h14v26H78zM188 82h14v26h-14zM78 122h14v26H78zM188 122h14v26h-14z"
      />
      <path fill={tone.leaf} d="M0 166h280v34H0z" />
      <path fill={paper} d="M116 166h48l36 34H80z" opacity=".85" />
      <g fill={tone.leaf} stroke={near} strokeOpacity=".2">
        <circle cx="30" cy="112" r="26" />
        <circle cx="252" cy="116" r="24" />
      </g>
      <path data-day="" fill="#6B431F" d="M27 130h6v38h-6zM249 134h6v34h-6z" />
      <Person x={104} y={192} look="warm" shirt={secondary.main} hair="long">
        <Backpack colour={primary.main} />
      </Person>
      <Person x={172} y={194} look="deep" shirt="#B5483A">
        <path fill={paper} d="M8-50h15v19H8z" />
      </Person>
    </>,
  ),
  visa: vignette(
    <>
      <Sun at={[60, 56, 22]} />
      <path fill={mid} opacity=".5" d="M0 150l48-40 28 18 44-44 44 42 36-30 80 58v46H0z" />
      <g transform="rotate(-14 196 52)">
        <path fill={paper} d="M132 46h92q22 2 26 10-6 8-28 8h-90z" />
        <path fill={near} d="M132 46l-12-22h16l20 22zM176 58l-26 34h16l40-34z" />
        <path fill={accent} d="M132 58h116q-6 6-26 6h-90z" />
      </g>
      <path fill={near} d="M0 176h280v24H0z" />
      <path fill={mid} d="M64 160h8v24h-8zM158 160h8v24h-8z" />
      <g transform="translate(0 -8)">
        <path fill={near} d="M52 84h62v92H58q-6 0-6-6z" />
        <path fill={paper} d="M114 84h62q6 0 6 6v80q0 6-6 6h-62z" />
        <circle cx="84" cy="122" r="17" {...line} stroke={accent} strokeWidth="3" />
        <path {...line} stroke={accent} strokeWidth="3" d="M67 122h34M84 105v34M70 156h28" />
        <path {...line} stroke={mid} strokeWidth="3" d="M124 98h44M124 108h26" />
        <path {...line} stroke="#B5483A" strokeWidth="3.5" d="M128 122h42v34h-42z" />
        <path {...line} stroke="#B5483A" strokeWidth="3.5" d="M138 139l8 8 15-17" />
      </g>
      <Person x={230} y={192} look="warm" shirt={secondary.main} legs={primary.dark}>
        <path fill="#B5483A" d="M16-34h20v30H16z" />
        <path {...line} stroke={paper} strokeWidth="3" d="M21-34v-8h10v8" />
      </Person>
    </>,
  ),
  'life-and-work': vignette(
    <>
      <path fill={near} d="M0 0h280v200H0z" />
      <path data-day="" fill="#F3D9A4" d="M26 34h228v132H26z" />
      <path data-day="" fill="#8A5A32" d="M40 58h92v6H40zM40 90h92v6H40z" />
      <path fill={mid} d="M48 42h10v16H48zM64 46h14v12H64zM100 42h8v16h-8zM48 74h16v16H48zM96 76h12v14H96z" />
      <path fill={accent} d="M84 44h10v14H84zM72 76h14v14H72zM114 72h10v18h-10z" />
      <path fill={paper} d="M156 52h78v50h-78z" />
      <path {...line} stroke={mid} strokeWidth="3" d="M166 64h36M166 74h50M166 84h28M222 64h4M222 84h4" />
      <Person x={110} y={188} look="deep" shirt="#FFFDF8">
        <path fill={tone.leaf} d="M-9-58H9l6 30h-30z" />
      </Person>
      <path data-day="" fill="#8A5A32" d="M14 134h166v12H14z" />
      <path data-day="" fill="#6B431F" d="M22 146h150v54H22z" />
      <path fill={paper} d="M50 120h16v14H50zM140 124h14v10h-14z" />
      <path {...line} stroke={mid} strokeWidth="2.5" d="M55 114q4-5 0-10M61 114q4-5 0-10" />
      <path fill={accent} d="M14 18h252l10 22H4z" />
      <path fill={paper} d="M50 18h36l-2 22H46zM122 18h36l2 22h-40zM194 18h36l6 22h-38z" />
      <path fill={primary.dark} d="M0 186h280v14H0z" />
      <Person x={216} y={190} look="warm" shirt="#B5483A" legs={primary.main} hair="long">
        <path fill={paper} d="M-22-50h9v12h-9z" />
      </Person>
    </>,
  ),
};

export default chapters;
