import { Backpack, Person, Suitcase } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

/** The Statue of Liberty before Brooklyn Bridge and Manhattan; the Capitol and the Washington Monument. */
export function UsaSkyline() {
  return (
    <SkylineFrame sun={[416, 128, 42]} tones={lights.usa}>
      {/* Manhattan: Empire State Building, One World Trade Center, Chrysler Building */}
      <path
        fill={tone.mid}
        d="M404 300V246H420V210H446V232H458V186H474V162H482V134H490V112H496V100H499V72H501V100H504V112H510V134H518V162H526V186H538V216H546V158H570V184H580V214H588V138L600 94H604V70H606V94H610L622 138V230H632V176H658V196H670V220H678V136Q678 112 694 100L695 82 696 100Q712 112 712 136V196H722V168H750V190H770V300z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="16"
        strokeDasharray="3 6"
        opacity=".4"
        d="M433 216V296M500 140V296M558 164V296M645 182V296M695 150V296M736 174V296"
      />
      <path fill={tone.far} opacity=".4" d="M605 94L594 300H616z" />
      <path
        fill="none"
        stroke={tone.lit}
        opacity=".6"
        d="M681 136q14-22 28 0M684 124q11-18 22 0M688 112q7-12 14 0"
      />
      {/* Brooklyn Bridge */}
      <g fill="none" stroke={tone.mid}>
        <path strokeWidth="3" d="M0 214Q70 206 122 166 230 300 420 238" />
        <path
          strokeWidth="1"
          d="M20 211v50M44 206v55M68 198v63M92 186v75M146 193v68M170 216v45M194 232v29M218 243v18M242 249v12M266 253v8"
        />
        <path strokeWidth="6" d="M0 264H420" />
      </g>
      <path
        fill={tone.mid}
        fillRule="evenodd"
        d="M100 300V170h-3v-8h50v8h-3v130zM108 258h10v-56q-2-8-5-10-4 2-5 10zM126 258h10v-56q-2-8-5-10-4 2-5 10z"
      />
      {/* Statue of Liberty */}
      <path
        fill={tone.own}
        d="M216 300l10-16h18l6-10h18l5-44h-4v-8h6v-7h50v7h6v8h-4l5 44h18l6 10h18l10 16zM277 216c1-26 3-48 6-64-6-12-12-32-15-54h8c3 14 8 28 16 38l4-2v-4q-3-3-3-8v-6q0-6 7-6t7 6v6q0 5-3 8v4c8 2 14 6 16 12l10-4 8 26-9 4c3 14 3 28 5 44zM267 98l3-6-3-4h11l-3 4 3 6z"
      />
      <path
        stroke={tone.own}
        strokeWidth="2"
        d="M300 116L281 108M300 114L286 99M300 114L293 94M300 114V92M300 114L307 94M300 114L314 99M300 116L319 108"
      />
      <path fill={tone.accent} d="M273 70c8 8 7 14 4 18h-9c-3-4-2-8 5-18z" />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="1.5"
        opacity=".6"
        d="M286 214q2-36 8-58M298 214q0-30-2-44M310 214q-1-30-8-54M318 214q-2-26-6-36M292 152q10 16 26 22M293 117h14M276 238h48M272 266h56M320 150l8 24M290 282v-8q0-6 10-6t10 6v8"
      />
      {/* Washington Monument and the Capitol */}
      <path fill={tone.mid} d="M1088 300l4-176 6-12 6 12 4 176z" />
      <path
        fill={tone.near}
        d="M752 298v-10h10v-42h-4v-8h76v-8h22v-6h8v-34h-4v-6h7c0-28 9-44 17-50v-16h3l2-16h2l2 16h3v16c8 6 17 22 17 50h7v6h-4v34h8v6h22v8h76v8h-4v42h10v10z"
      />
      <g stroke={tone.lit} fill="none" opacity=".65">
        <path strokeWidth="30" strokeDasharray="2 6" d="M768 268h66M948 268h66" />
        <path strokeWidth="36" strokeDasharray="3 8" d="M849 272h84" />
        <path strokeWidth="24" strokeDasharray="2 5" d="M869 206h44" />
        <path strokeWidth="1.5" d="M842 248l49-18 49 18zM891 136v46M884 138q-9 16-9 44M898 138q9 16 9 44" />
      </g>
      {/* Trees, water */}
      <path fill={tone.near} d="M0 298h1200v22H0z" />
      <path
        fill={tone.leaf}
        d="M664 300q-2-16 10-18 4-14 18-8 10-8 18 4 12-2 14 10 12 0 12 12zM1024 300q0-14 12-16 6-16 20-8 12-8 20 6 14-4 16 10 10-12 22-4 12-16 26-2 16-6 18 8 14-4 16 6z"
      />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M30 306h90M150 312h60M236 306h140M400 313h70M500 306h60M620 312h90M760 307h260M840 313h120M1060 308h90"
      />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={640} y={319} look="brown" shirt="#B5483A" scale={1.05} away>
        <Backpack colour="#24406B" away />
      </Person>
      <Person x={684} y={319} look="fair" shirt="#83A06B" scale={1.05} hair="bun">
        <Suitcase colour="#D9850E" />
      </Person>
    </SkylineFrame>
  );
}
