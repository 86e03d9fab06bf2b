/** A picture for each planning tool in the style of the site's other drawings. */
import { tone } from '@sayapatri/drawings';
import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';
import type { Drawings } from '@sayapatri/drawings/picture.ts';
import { body, line, of } from '@sayapatri/drawings/sheet.tsx';

const { far, mid, near, accent } = tone;

const toolPictures: Drawings<
  'plan' | 'cost' | 'compare' | 'check' | 'checklist' | 'intake' | 'tests' | 'words'
> = {
  plan: of(
    'A student before a path with stops, which leads to a flag on a mountain',
    <>
      <path fill={mid} d="M150 186L276 60l26 32 20-16 68 110z" />
      <path fill={tone.white} d="M276 60l-27 27 14 7 12-9 13 11 14-4z" />
      <path {...line} stroke={body} strokeWidth="3" d="M276 62V20" />
      <path fill={accent} d="M278 20h36l-9 10 9 10h-36z" />
      <path {...line} stroke={accent} strokeWidth="4" strokeDasharray="1 9" d="M96 178q66 4 96-20t80-88" />
      <g fill={accent} stroke={near} strokeWidth="2.5">
        <path d="M143 174a10 10 0 1 1 0 .1zM190 150a10 10 0 1 1 0 .1zM238 100a10 10 0 1 1 0 .1z" />
      </g>
      <Person x={70} y={188} look="warm" shirt="#FBF7EF" away scale={1.2}>
        <Backpack colour="#F3A51C" away />
      </Person>
    </>,
  ),
  cost: of(
    'A bar of stacked costs beside piles of coins',
    <>
      <path fill={tone.white} d="M112 42h92q6 0 6 6v138H106V48q0-6 6-6z" />
      <path fill={body} d="M118 102h80v72h-80z" />
      <path fill={accent} d="M118 70h80v30h-80z" />
      <path fill={mid} d="M118 56h80v12h-80z" />
      <g fill={accent} stroke={near} strokeWidth="2">
        <path d="M236 172h56v14h-56zM236 158h56v14h-56zM236 144h56v14h-56zM236 130h56v14h-56z" />
        <path d="M304 172h48v14h-48zM304 158h48v14h-48z" />
        <circle cx="264" cy="102" r="24" />
        <circle cx="264" cy="102" r="16" />
      </g>
    </>,
  ),
  compare: of(
    'Three columns of different heights under flags',
    <>
      <path fill={tone.white} d="M70 84h76v102H70zM164 54h76v132h-76zM258 106h76v80h-76z" />
      <path fill={body} d="M82 130h52v56H82zM176 96h52v90h-52zM270 142h52v44h-52z" />
      <path fill={accent} d="M82 112h52v16H82zM176 82h52v12h-52zM270 118h52v22h-52z" />
      <path {...line} stroke={body} strokeWidth="3" d="M108 84V40M202 54V18M296 106V62" />
      <path fill={accent} d="M110 40h30l-8 9 8 9h-30zM204 18h30l-8 9 8 9h-30zM298 62h30l-8 9 8 9h-30z" />
    </>,
  ),
  check: of(
    'A signpost where three roads part',
    <>
      <path fill={mid} d="M196 186l-70-34h30l46 34zM208 186l80-40h-32l-54 40z" />
      <path fill={body} d="M194 40h12v146h-12z" />
      <path
        fill={tone.white}
        stroke={near}
        strokeWidth="2.5"
        d="M206 52h84l18 15-18 15h-84zM194 90h-78l-18 15 18 15h78z"
      />
      <path fill={accent} stroke={near} strokeWidth="2.5" d="M206 126h60l16 13-16 13h-60z" />
      <path {...line} stroke={near} strokeWidth="3.5" d="M218 67h50M130 105h50M216 138l8 8 14-15" />
      <circle cx="200" cy="34" r="9" fill={accent} />
    </>,
  ),
  checklist: of(
    'A list with ticks, a passport leaning on it',
    <>
      <path fill={tone.white} d="M128 30h120q8 0 8 8v148H120V38q0-8 8-8z" />
      <path fill={body} d="M164 20h48q6 0 6 6v16h-60V26q0-6 6-6z" />
      <g {...line} stroke={near} strokeWidth="3.5">
        <path
          d="M136 62h14v14h-14zM136 94h14v14h-14zM136 126h14v14h-14zM136 158h14v14h-14z"
          strokeWidth="2.5"
        />
        <path d="M166 69h72M166 101h60M166 133h70M166 165h46" />
      </g>
      <path
        {...line}
        stroke={accent}
        strokeWidth="5"
        d="M136 67l6 8 13-17M136 99l6 8 13-17M136 131l6 8 13-17"
      />
      <g transform="rotate(12 300 186)">
        <path fill={body} stroke={far} strokeWidth="2" d="M268 104h66q7 0 7 7v75h-73z" />
        <circle cx="304" cy="142" r="16" {...line} stroke={accent} strokeWidth="3" />
        <path {...line} stroke={accent} strokeWidth="3" d="M288 142h32M304 126v32M290 172h28" />
      </g>
    </>,
  ),
  intake: of(
    'A calendar with a path that leads to an aeroplane',
    <>
      <path fill={tone.white} d="M86 50h132q8 0 8 8v128H78V58q0-8 8-8z" />
      <path fill={body} d="M86 50h132q8 0 8 8v22H78V58q0-8 8-8z" />
      <path {...line} stroke={near} strokeWidth="6" d="M112 40v20M192 40v20" />
      <g fill={mid}>
        <path d="M94 96h20v16H94zM124 96h20v16h-20zM154 96h20v16h-20zM184 96h20v16h-20zM94 124h20v16H94zM124 124h20v16h-20zM154 124h20v16h-20zM94 152h20v16H94z" />
      </g>
      <path fill={accent} d="M184 124h20v16h-20zM124 152h20v16h-20z" />
      <path {...line} stroke={accent} strokeWidth="3" strokeDasharray="6 8" d="M206 140q50 26 82-20t46-46" />
      <path
        fill={tone.white}
        stroke={near}
        strokeWidth="2"
        d="M330 66l-34-20 10-3 34 12 22-8q9-2 10 3t-8 8l-22 8-16 32-9 3 5-32z"
      />
    </>,
  ),
  tests: of(
    'An answer sheet, headphones beside it',
    <>
      <path fill={tone.white} d="M96 34h118q6 0 6 6v146H90V40q0-6 6-6z" />
      <path {...line} stroke={mid} strokeWidth="3" d="M108 56h52M108 70h36" />
      <path
        {...line}
        stroke={near}
        strokeWidth="14"
        strokeDasharray="0 24"
        d="M116 98h80M116 122h80M116 146h80M116 170h80"
      />
      <path {...line} stroke={accent} strokeWidth="14" d="M140 98h.1M188 122h.1M116 146h.1M164 170h.1" />
      <path {...line} stroke={body} strokeWidth="9" d="M254 150v-22a42 42 0 0 1 84 0v22" />
      <path fill={accent} stroke={near} strokeWidth="2.5" d="M246 134h18v44h-18zM328 134h18v44h-18z" />
      <path fill={body} d="M238 140h10v32h-10zM344 140h10v32h-10z" />
    </>,
  ),
  words: of(
    'An open book with a marked word',
    <>
      <path fill={body} d="M72 62q70-22 128 8 58-30 128-8v120q-70-20-128 6-58-26-128-6z" />
      <path
        fill={tone.white}
        d="M84 62q62-16 112 12v100q-50-24-112-8zM316 62q-62-16-112 12v100q50-24 112-8z"
      />
      <path
        {...line}
        stroke={mid}
        strokeWidth="3.5"
        d="M100 84q40-8 80 8M100 124q40-8 80 8M100 144q40-8 60 2M220 92q40-16 80-8M220 112q40-16 80-8M220 132q40-16 80-8M220 152q30-12 50-8"
      />
      <path {...line} stroke={accent} strokeWidth="11" d="M100 104q40-8 62 3" />
      <path fill={accent} d="M282 40h22v44l-11-10-11 10z" />
    </>,
  ),
};

export default toolPictures;
