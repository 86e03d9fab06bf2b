import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Mother, Person } from '@sayapatri/drawings/people/Person.tsx';

const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** A mortarboard; it sits on a head of `Person` and flies without one. */
const Cap = ({ at }: { at?: string }) => (
  <g data-day="" transform={at}>
    <path fill="#1C2733" d="M0-102l24 9-24 9-24-9z" />
    <path {...line} stroke="#F3A51C" strokeWidth="2" d="M0-93l18 3v12" />
  </g>
);

const roofs = 'M292 198V184H908V198zM480 186L600 128 720 186zM588 128v-30h24v30zM598 98V76h4v22z';

const gown = { shirt: '#2A66A3', legs: '#1D4C7E', skirt: true } as const;

/** Graduates with their families before a hall, caps in the air; marigolds grow from coins in pots beside the path. */
export function CapAndMarigold() {
  return (
    <SkylineFrame sun={[712, 112, 44]} tones={{ own: ['#C08A56', '#46342F'] }}>
      {/* Hills */}
      <path
        fill={tone.mid}
        d="M0 300V252Q110 222 220 238T440 252 640 248 800 246Q900 216 1000 232T1200 250V300z"
      />
      <path
        fill={tone.leaf}
        d="M98 206q18-12 34 4 22 4 20 26 16 20-4 34-24 16-50 4-30 4-38-20-8-22 12-32 4-16 26-16zM1080 214q20-8 30 8 18 6 14 26 8 20-14 28-24 8-40-2-22-4-20-26 0-18 14-22 4-12 16-12zM250 296q-6-40 20-44 24-2 24 44zM912 296q-4-44 22-44 26 4 20 44z"
      />
      {/* Hall */}
      <path fill={tone.own} d="M300 296V196H900V296z" />
      <path fill={tone.near} opacity=".16" d="M300 196H900V208H300zM480 196h30v100h-30z" />
      <path fill={tone.near} d={roofs} />
      {/* At night the eaves are lighter than the caps before them: by day this tone can't be seen. */}
      <path fill={tone.star} opacity=".15" d={roofs} />
      <path
        fill={tone.white}
        d="M510 180L600 138 690 180zM494 198H706V208H494zM502 208h14v82h-14zM534 208h14v82h-14zM652 208h14v82h-14zM684 208h14v82h-14zM486 286H714V298H486z"
      />
      <path fill={tone.near} d="M572 290V240q0-26 28-26t28 26v50z" />
      <path
        fill={tone.accent}
        d="M602 76l24 8-24 8zM600 150a10 10 0 1 1-.1 0zM576 290V242q0-20 22-23v71zM624 290V242q0-20-22-23v71z"
      />
      <path stroke={tone.lit} strokeWidth="30" strokeDasharray="18 18" d="M324 232H478M724 232H878" />
      <path stroke={tone.lit} strokeWidth="18" strokeDasharray="18 18" d="M324 270H478M724 270H878" />
      {/* Ground, path, trunks */}
      <path fill={tone.near} d="M0 320V294Q300 288 600 294T1200 292V320zM95 262h7v34h-7zM1083 274h6v22h-6z" />
      <path fill={tone.white} d="M572 298H628L706 320H494z" opacity=".9" />
      <path stroke={tone.mid} strokeWidth="2" d="M40 308h60M140 312h60M820 312h60M940 308h80M1060 312h90" />
      {/* Marigolds from coins */}
      <g data-day="">
        <path
          fill="#2E8055"
          d="M176 268q-2-40 2-76h5q-2 36 0 76zM180 236q-24-4-28-24 22 0 28 24zM182 222q20-6 24-26-20 2-24 26zM1016 270q-2-36 2-66h5q-2 32 0 66zM1020 246q-22-4-26-22 20 0 26 22zM1022 234q18-6 22-24-18 2-22 24z"
        />
        <path fill="#B5483A" d="M148 266h64l-10 48h-44zM988 268h64l-10 46h-44z" />
        <path fill="#8F382D" d="M144 262h72v10h-72zM984 264h72v10h-72z" />
        <g fill="#F3A51C" stroke="#C67B0E" strokeWidth="3">
          <circle cx="180" cy="184" r="17" />
          <circle cx="150" cy="210" r="13" />
          <circle cx="210" cy="196" r="13" />
          <circle cx="1020" cy="198" r="17" />
          <circle cx="990" cy="222" r="13" />
          <circle cx="1048" cy="210" r="13" />
        </g>
      </g>
      {/* Graduates and their families */}
      <Mother x={330} y={316} scale={1.12} />
      <Person x={384} y={316} look="warm" {...gown} hair="long" scale={1.18}>
        <Cap />
        <path {...line} stroke="#F3A51C" strokeWidth="4" strokeDasharray="0 5" d="M-9-64q2 22 9 24t9-24" />
        <path fill="#FBF7EF" d="M8-48l20-8 3 7-20 8z" />
      </Person>
      <Person x={436} y={316} look="brown" shirt="#83A06B" scale={1.16} girth={1.15}>
        <path fill="#C43D2F" d="M-11-84q1-10 11-10t11 10z" />
      </Person>
      <Person x={760} y={316} look="deep" {...gown} scale={1.2}>
        <Cap />
        <path fill="#FBF7EF" d="M8-48l20-8 3 7-20 8z" />
      </Person>
      <Person x={816} y={316} look="fair" {...gown} hair="long" scale={1.14}>
        <path {...line} stroke="#2A66A3" strokeWidth="8" d="M13-60l8-16" />
        <path {...line} stroke="#D19A6E" strokeWidth="6" d="M22-78l3-9" />
      </Person>
      <Person x={870} y={316} look="brown" {...gown} scale={1.18} girth={1.08}>
        <Cap />
      </Person>
      <Cap at="translate(866 250) rotate(24)" />
      <Cap at="translate(470 236) rotate(-18)" />
    </SkylineFrame>
  );
}
