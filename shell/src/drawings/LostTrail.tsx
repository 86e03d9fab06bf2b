import { SkylineFrame, tone } from '@sayapatri/drawings';
import { Backpack, Person } from '@sayapatri/drawings/people/Person.tsx';

/** A signpost where the trail splits, a walker turning a map, and a yak. */
export function LostTrail() {
  return (
    <SkylineFrame sun={[372, 126, 36]} tones={{ own: ['#4B352B', '#46332B'] }}>
      {/* Hills */}
      <path
        fill={tone.mid}
        d="M0 300V236Q90 206 190 222T380 214Q470 196 560 226T760 224Q860 196 960 208T1200 216V300z"
      />
      <path
        fill={tone.near}
        opacity=".2"
        d="M380 214Q470 196 560 226 520 240 500 262L470 232 440 250zM860 202Q900 196 960 208L1010 240 960 232 930 256 900 226z"
      />
      <path
        fill="none"
        stroke={tone.far}
        strokeWidth="2"
        strokeDasharray="6 7"
        opacity=".75"
        d="M640 262Q560 250 520 256T420 238 300 246M660 258Q760 240 800 250T960 232 1080 246M652 256Q660 232 690 226T720 208"
      />
      {/* Ground, rocks, pines */}
      <path
        fill={tone.near}
        d="M0 272Q140 250 300 262T560 258 800 262 1020 254 1200 266V320H0zM892 262q4-18 22-20 10-10 24-4 18 2 22 14 10 2 12 12zM296 264q2-12 14-14 10-8 20 0 16 0 16 14z"
      />
      <path
        fill={tone.leaf}
        d="M124 170l19 28h-8l16 22h-9l18 24h-32v20h-8v-20H88l18-24h-9l16-22h-8zM72 200l14 22h-6l12 16h-7l14 18H76v14h-8v-14H45l14-18h-7l12-16h-6zM1092 176l19 28h-8l16 22h-9l18 24h-32v18h-8v-18h-32l18-24h-9l16-22h-8zM1144 208l14 22h-6l12 16h-7l14 18h-23v10h-8v-10h-23l14-18h-7l12-16h-6z"
      />
      {/* The trail and its three ends */}
      <path
        fill={tone.white}
        d="M420 312C500 306 590 296 604 276 606 268 560 268 520 266 470 264 400 274 360 268 400 266 470 252 524 256 570 258 612 262 628 262 650 262 690 256 740 258 800 258 860 272 900 268 850 278 790 268 740 268 700 268 664 270 662 280 662 298 600 312 420 312z"
      />
      {/* Prayer flags */}
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="1.5"
        d="M632 90Q862 175 1092 176M632 90Q381 190 124 170"
      />
      <g fill="none" strokeWidth="9" strokeDasharray="7 29">
        {[tone.near, tone.white, tone.accent].map((colour, place) => (
          <path
            key={colour}
            stroke={colour}
            strokeDashoffset={-12 * place}
            d="M648 103Q866 183 1078 184M616 103Q381 198 138 179"
          />
        ))}
      </g>
      {/* Signpost */}
      <path
        fill={tone.near}
        d="M628 88q6-7 12 0V282H628zM616 284q4-10 16-9 16-6 24 9zM524 139H618V181H524L506 160zM650 130H736L756 149 736 168H650zM652 192H712L730 209 712 226H652z"
      />
      <path fill={tone.accent} d="M527 143H614V177H527L512 160z" />
      <path fill={tone.white} d="M654 134H734L750 149 734 164H654z" />
      <path fill={tone.far} d="M656 196H710L724 209 710 222H656z" />
      <path
        fill="none"
        stroke={tone.near}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M541 150l-6 12h13M545 156v13M560 153q0-4 5.5-4t5.5 4v12q0 4-5.5 4t-5.5-4zM589 150l-6 12h13M593 156v13M668 144q5-7 11-3t-3 10M676 157v.1M696 144q5-7 11-3t-3 10M704 157v.1M668 209h12M690 209h14"
      />
      {/* Yak */}
      <g transform="translate(88 27) scale(.9)">
        <path
          fill={tone.own}
          d="M782 262l2-26q-6-2-8-12l-12 2q-14 0-16-12 0-10 10-16l-2-6q14-8 26-2 10-14 30-14 12-8 30-2 26-2 36 12 14 4 14 24l4 26q-6 2-8-6l-4-14-2 40q-3 8-6 0l-2 8-6-2-2-12q-6 10-12 4-6 8-14 2-8 6-14 0-6 6-12 0l-4 18-8-2-2-12-4 12-8-2z"
        />
        <path
          fill="none"
          stroke={tone.near}
          strokeWidth="5"
          strokeLinecap="round"
          d="M756 190q-14-4-12-20M776 186q10-8 4-24"
        />
        <path fill={tone.white} d="M746 208q-2-8 6-9 8 1 8 9-2 9-8 9t-6-9zM765 201a2.5 2.5 0 1 0 .1 0z" />
        <path
          fill="none"
          stroke={tone.mid}
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M800 196q-4 14-2 26M816 190q-6 18-2 34M834 190q-4 18 0 36M852 196q-2 16 4 30M868 204q0 12 4 22"
        />
        <path fill={tone.accent} d="M804 178q20-10 44 0l2 8q-24-8-48 0zM776 224l7-2 1 5-7 2z" />
      </g>
      {/* A student with a map */}
      <Person x={446} y={290} look="warm" shirt="#FBF7EF" legs="#5A6B7E" hair="long" scale={1.06}>
        <Backpack colour="#F3A51C" />
        <path fill="#FBF7EF" stroke={tone.near} d="M-20-52l10-4 10 4 10-4 10 4v20l-10-4-10 4-10-4-10 4z" />
        <path
          fill="none"
          stroke={tone.mid}
          strokeWidth="1.5"
          d="M-10-56v20M0-52v20M10-56v20M-17-40q7-6 13-3t14-6"
        />
      </Person>
      <path
        stroke={tone.mid}
        strokeWidth="2"
        d="M60 296h90M200 308h110M330 290h60M720 304h80M840 292h70M960 306h100M1080 290h70"
      />
    </SkylineFrame>
  );
}
