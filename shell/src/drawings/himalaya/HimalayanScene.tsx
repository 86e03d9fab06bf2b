import { darkPalette, lightPalette, tokens } from '@sayapatri/design/palette';
import { Sun, tone } from '@sayapatri/drawings';
import { PrayerFlags } from './PrayerFlags.tsx';

/** The colours of the band that the hills run into, and of the prayer flags' cords, light and dark. */
const variables = (scheme: 'light' | 'dark', { text }: typeof lightPalette) =>
  `:root{--ground:${tokens[scheme]['--band-deep']};--cord:${text.secondary}}`;
const groundTone = `${variables('light', lightPalette)}@media(prefers-color-scheme:dark){${variables('dark', darkPalette)}}`;

/** A marigold sun behind the Himalaya, prayer flags in the wind, and a stupa on the last hill. */
export function HimalayanScene() {
  return (
    <svg viewBox="-960 0 2400 640" aria-hidden="true">
      <style>{groundTone}</style>
      <path
        stroke={tone.star}
        strokeWidth="3.6"
        strokeLinecap="round"
        d="M690 120h0M1180 60h0M1290 130h0M1380 40h0M-200 70h0M-420 130h0M-640 60h0"
      />
      <Sun at={[905, 232, 96]} halo={150} />
      <path
        fill={tone.far}
        d="M-999 500l160 24 130-42 150 40 160-46 140 38 130-44 129 24 70-30 60 18 80-44 58 24 72-40 62 30 68-40 70 36 70-42 58 30 74-74 58 30 72-114 460 30 70-56 50 34v380H-999z"
      />
      <path
        fill={tone.mid}
        d="M-999 540l190 24 150-38 130 26 140-40 120 34 150-38 119 20 90-30 70 20 140-56 90 30 120-54 80 34 110-58 40 16 92-96 36 14 72-86 28 16 56-102 22 18 32-72 40 88 22-10 50 94 36-12 64 82 50-22 100 68v230H-999z"
      />
      <path
        fill="#000"
        opacity=".14"
        d="M1078 122l40 88 22-10 50 94 36-12 64 82 50-22 100 68v230h-290l-40-120 28-60-46-70 24-80z"
      />
      <path
        fill={tone.white}
        opacity=".88"
        d="M1078 122l-32 72-22-18-68 126 56-44 12 30 30-56 26 52 26-46 34 40 18-42-18-36-22 10zM940 262l-30 17 10 14 20-16 16 14 12-11zM1226 282l-22 8 16 32 43 8z"
      />
      <path fill="#000" opacity=".1" d="M730 576c90-14 190-62 300-48s220-38 410-22v134H620z" />
      <path
        fill="var(--ground)"
        d="M-999 640V600L0 622c140-26 250 4 390-6s190-46 340-22 240-10 380-42 200-30 330-4v92z"
      />
      {/* A village below the stupa; by night its windows are lit. */}
      <path
        fill={tone.near}
        d="M1318 574v-24l20-14 20 14v24zM1366 570v-18l16-12 16 12v18zM1128 580v-20l18-12 18 12v20z"
      />
      <path fill={tone.lit} d="M1326 554h8v9h-8zM1342 554h8v9h-8zM1378 556h8v8h-8zM1142 563h8v8h-8z" />
      <path fill={tone.white} d="M1206 552h88v10h-88zM1216 540h68v12h-68zM1222 540c0-36 56-36 56 0z" />
      <path fill={tone.accent} d="M1240 512h20l-4-12h-12zM1244 498h12l-6-34z" />
      <PrayerFlags />
    </svg>
  );
}
