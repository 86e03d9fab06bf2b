import { Backpack, Person } from '../people/Person.tsx';
import { SkylineFrame } from '../SkylineFrame.tsx';
import { tone } from '../tone.ts';
import { lights } from './lights.ts';

const pine = 'h-15l9-17h-6l8-16h-5l9-21 9 21h-5l8 16h-6l9 17z';
const smallPine = 'h-9l5-12h-3l7-22 7 22h-3l5 12z';

/** The Rockies over a lake with pines, Toronto under the CN Tower, Parliament Hill with its Peace Tower. */
export function CanadaSkyline() {
  return (
    <SkylineFrame sun={[690, 128, 42]} tones={lights.canada}>
      {/* The Rockies */}
      <path
        fill={tone.mid}
        d="M0 300v-78l40-34 26 16 42-44 18 12 64-82 20 22 12-4 34 50 20-14 42 46 24-18 40 42 30-10 44 44 40 12 30 40zM900 300l60-66 30 10 50-56 24 18 46-70 34 40 14-6 42 50v80z"
      />
      <path
        fill={tone.near}
        opacity=".25"
        d="M190 90l20 22 12-4 34 50 20-14 42 46 24-18-14 30-28-8-20 26-24-30-16 14-26-44 4-26-22-18zM1110 136l34 40 14-6 42 50v30l-36-34-22 10-34-40z"
      />
      <path
        fill={tone.white}
        opacity=".75"
        d="M190 90l-46 58 4 10 14-14 6 14 16-26 8 22 10-30-6-16zM276 144l-12 9 6 12 8-10 10 12 10-3zM108 160l-22 22 10-2 6 10 12-14 8 4-4-18zM1110 136l-26 40 10 8 10-18 8 14 10-22z"
      />
      {/* Toronto */}
      <path
        fill={tone.mid}
        d="M420 300v-46h16v-28h22v18h10v-62h8v-10h16v10h6v36h10v-64h26v30h14v-12h10v44h14v-56l14-14 14 14v70h10v-90h24v24h10v66h10v-50h8v-16h18v16h8v72h12v-34h24v20h12v62z"
      />
      <path
        stroke={tone.lit}
        strokeWidth="12"
        strokeDasharray="3 6"
        opacity=".45"
        d="M483 190V262M521 162V290M586 166V290M622 146V290M671 186V290"
      />
      {/* CN Tower and the stadium's dome */}
      <path
        fill={tone.near}
        d="M559 70h2l1 30h2l1 24 13 2 7 7-2 8-12 4-6 6 1 30 5 60 8 55h-38l8-55 5-60 1-30-6-6-12-4-2-8 7-7 13-2 1-24h2z"
      />
      <path fill={tone.accent} d="M536 133h48l-1 5h-46zM555 104h10v3h-10z" />
      <path fill={tone.near} d="M590 296v-22q4-32 54-32t54 32v22z" />
      <path
        fill="none"
        stroke={tone.lit}
        strokeWidth="1.5"
        opacity=".6"
        d="M592 274h104M606 272q12-22 38-30M682 272q-12-22-38-30M630 272q2-20 14-30M658 272q-2-20-14-30"
      />
      {/* Parliament Hill */}
      <path
        fill={tone.near}
        d="M746 296l14-14h14v-40h-3l9-28h16l4 14h12v-10l4-8 4 8v10h42v-58h-3v-6h5v-24h-3v-4h4l11-44V72h2v20l11 44h4v4h-3v24h5v6h-3v58h42v-10l4-8 4 8v10h12l4-14h16l9 28h-3v40h14l14 14z"
      />
      <path fill={tone.own} d="M880 74h20v11h-20z" />
      <circle cx="879" cy="182" r="7" fill={tone.accent} />
      <path
        stroke={tone.lit}
        strokeWidth="16"
        strokeDasharray="3 7"
        opacity=".6"
        d="M780 254h72M907 254h70M872 150h16"
      />
      <path
        stroke={tone.lit}
        strokeWidth="10"
        strokeDasharray="3 7"
        opacity=".6"
        d="M780 275h72M907 275h70"
      />
      {/* Pines, a lake, and on it a canoe, whose rim hides the paddler’s legs */}
      <Person x={484} y={317} look="warm" shirt="#F2C14E" scale={0.44}>
        <path fill="#F2C14E" d="M6-65q12 0 20 6l-2 7q-10-2-19 2z" />
        <path fill="#9C6238" d="M26-61q6 0 5 5t-7 4z" />
      </Person>
      <path
        fill={tone.leaf}
        d={`M0 300V282q120-16 250 0t190 16v8H0zM34 290${pine}M66 286${pine}M92 288${smallPine}M132 286${pine}M158 288${smallPine}M182 288${pine}M230 290${pine}M256 292${smallPine}M284 294${pine}M318 296${smallPine}M342 298${pine}M1058 298${pine}M1088 298${smallPine}M1116 298${pine}M1146 298${pine}M1176 298${smallPine}M0 296h1200v24H0z`}
      />
      <path fill={tone.mid} opacity=".8" d="M340 308q40-11 160-11h310q140 0 210 13q-340-6-680-2z" />
      <path fill={tone.own} d="M444 291q36 10 84 0l4-4q-2 14-12 14h-68q-10 0-12-14z" />
      <path fill="none" stroke={tone.near} strokeWidth="1.6" d="M499 281l-9 22" />
      <path stroke={tone.near} strokeWidth="4" d="M491 300l-3 7" />
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M40 306h80M180 312h60M290 305h70M530 311h90M660 305h60M760 313h100M930 306h50M1030 312h110"
      />
      {/* In front, at their own size */}
      <path fill={tone.own} opacity=".5" d="M0 313q600-12 1200 0v7H0z" />
      <Person x={392} y={319} look="brown" shirt="#3A74A6" scale={1.05} away girth={1.15}>
        <Backpack colour="#C5402F" away />
      </Person>
      <Person x={352} y={319} look="warm" shirt="#C5402F" scale={1.05} hair="long" away>
        <Backpack colour="#3B2A24" away />
      </Person>
    </SkylineFrame>
  );
}
