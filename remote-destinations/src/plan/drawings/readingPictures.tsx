/** A picture for each page to read under /plan, in the style of `toolPictures.tsx`. */
import { tone } from '@sayapatri/drawings';
import type { Drawings } from '@sayapatri/drawings/picture.ts';
import { body, line, of } from '@sayapatri/drawings/sheet.tsx';

const { mid, near, accent } = tone;

const readingPictures: Drawings<'money' | 'visa' | 'marks' | 'scholarships'> = {
  money: of(
    'A bank, with a note going in and coins before it',
    <>
      <path fill={tone.white} d="M120 92h128v94H120z" />
      <path fill={body} d="M104 92l80-48 80 48zM112 174h144v12H112z" />
      <path fill={mid} d="M132 104h16v66h-16zM176 104h16v66h-16zM220 104h16v66h-16z" />
      <circle cx="184" cy="74" r="9" fill={accent} />
      <path fill={accent} stroke={near} strokeWidth="2.5" d="M276 96h70v36h-70z" />
      <circle cx="311" cy="114" r="10" fill={tone.white} stroke={near} strokeWidth="2.5" />
      <g fill={accent} stroke={near} strokeWidth="2">
        <path d="M282 172h44v14h-44zM282 158h44v14h-44z" />
      </g>
    </>,
  ),
  visa: of(
    'A passport with a stamped visa, and a briefcase',
    <>
      <path fill={body} d="M110 36h96q8 0 8 8v142H102V44q0-8 8-8z" />
      <path fill={tone.white} d="M214 52h72q8 0 8 8v126h-80z" />
      <circle cx="158" cy="96" r="26" {...line} stroke={accent} strokeWidth="3.5" />
      <path {...line} stroke={accent} strokeWidth="3.5" d="M132 96h52M158 70v52M134 148h48" />
      <path {...line} stroke={mid} strokeWidth="3.5" d="M228 76h50M228 90h34" />
      <g transform="rotate(-10 254 134)">
        <path {...line} stroke={accent} strokeWidth="4" d="M228 116h54v34h-54z" />
        <path {...line} stroke={accent} strokeWidth="4" d="M242 133l9 9 17-18" />
      </g>
      <path fill={body} d="M312 136h56q6 0 6 6v44h-68v-44q0-6 6-6z" />
      <path {...line} stroke={accent} strokeWidth="4" d="M328 136v-10h24v10M306 158h68" />
    </>,
  ),
  marks: of(
    'A mark sheet with rising bars and a seal',
    <>
      <path fill={tone.white} d="M112 30h136q8 0 8 8v148H104V38q0-8 8-8z" />
      <path {...line} stroke={near} strokeWidth="3.5" d="M122 52h70M122 66h46" />
      <path fill={mid} d="M124 140h18v30h-18zM152 120h18v50h-18z" />
      <path fill={body} d="M180 102h18v68h-18z" />
      <path fill={accent} d="M208 84h18v86h-18z" />
      <path fill={body} d="M282 150l-10 36 20-10 20 10-10-36z" />
      <circle cx="292" cy="128" r="30" fill={accent} stroke={near} strokeWidth="2.5" />
      <path {...line} stroke={near} strokeWidth="4" d="M279 128l9 10 17-19" />
    </>,
  ),
  scholarships: of(
    'A graduation cap on a pile of coins',
    <>
      <g fill={accent} stroke={near} strokeWidth="2">
        <path d="M150 172h100v14H150zM150 158h100v14H150zM150 144h100v14H150z" />
        <path d="M268 172h52v14h-52zM268 158h52v14h-52z" />
      </g>
      <path fill={mid} d="M152 96v34q48 24 96 0V96l-48 22z" />
      <path fill={body} d="M200 46l100 42-100 42-100-42z" />
      <path {...line} stroke={accent} strokeWidth="3.5" d="M200 88l-74 16v30" />
      <path fill={accent} d="M118 132h16l4 26h-24z" />
    </>,
  ),
};

export default readingPictures;
