/** A picture for the card of each service, under the name of the card's icon: 280 x 132, people at one scale. */
import type { ReactElement, ReactNode } from 'react';
import { Backpack, Person, Suitcase } from '../people/Person.tsx';
import type { Drawings } from '../picture.ts';
import { Sun } from '../Sun.tsx';
import { tone } from '../tone.ts';

const { far, mid, near, accent, white, leaf, lit } = tone;
const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const wood = '#8A5A32';

/** A picture needs no alternative text, because it stands above the service's name. */
const card = (things: ReactNode) => ({
  alt: '',
  width: 280,
  height: 132,
  draw: (): ReactElement => (
    <svg viewBox="0 0 280 132" aria-hidden="true">
      <path fill={far} d="M0 0h280v132H0z" />
      {things}
    </svg>
  ),
});

const ridge = (
  <path fill={mid} opacity=".5" d="M0 104l44-40 26 20 46-48 42 44 36-26 34 24 24-18 28 22v50H0z" />
);
const desk = <path data-day="" fill={wood} d="M0 104h280v28H0z" />;

const services: Drawings<
  'university' | 'academic' | 'flight' | 'award' | 'language' | 'home' | 'visa' | 'career'
> = {
  university: card(
    <>
      <Sun at={[60, 36, 18]} />
      {ridge}
      <path fill={white} d="M96 46h104v86H96z" />
      <path fill={near} d="M90 40h116v8H90zM148 12l54 28H94z" />
      <path fill={lit} d="M108 60h12v18h-12zM108 90h12v18h-12zM176 60h12v18h-12zM176 90h12v18h-12z" />
      <path fill={near} d="M132 132V84q0-16 16-16t16 16v48z" />
      <path
        fill={leaf}
        d="M0 118q70-10 140-2t140 0v16H0zM42 96a22 22 0 1 1 24 0v24H42zM228 100a20 20 0 1 1 22 0v20h-22z"
      />
      <Person x={206} y={136} look="warm" shirt="#F3A51C" hair="long">
        <path fill="#FBF7EF" d="M10-54h18v14H10z" />
        <path {...line} stroke="#B5483A" strokeWidth="1.5" d="M10-54l9 8 9-8" />
      </Person>
      <Person x={92} y={138} look="brown" shirt="#FBF7EF">
        <Backpack colour="#12355c" />
      </Person>
    </>,
  ),
  academic: card(
    <>
      <path fill={near} d="M70 14h140v70H70z" />
      <path {...line} stroke={white} strokeWidth="3" d="M86 66l30-22 26 12 26-28 24 8" />
      <path fill={accent} d="M110 44a6 6 0 1 1 0 .1zM136 56a6 6 0 1 1 0 .1zM162 28a6 6 0 1 1 0 .1z" />
      <Person x={66} y={150} look="elder" shirt="#7A4A78" hair="bun" girth={1.1} />
      <Person x={222} y={152} look="deep" shirt="#F3A51C">
        <Backpack colour="#2F7F7A" />
      </Person>
      {desk}
      <path fill={white} d="M104 98l44-4 6 20-46 4z" />
      <path fill={accent} d="M172 96h34v8h-34z" />
      <path fill={near} d="M168 88h34v8h-34zM174 80h28v8h-28z" />
    </>,
  ),
  flight: card(
    <>
      <Sun at={[214, 40, 20]} />
      {ridge}
      <path
        fill={white}
        d="M58 36l-14-18 8-1 18 14 32-8q12-3 13 4t-11 10l-32 8-14 30-10 2 2-30-20 5-8-10 5-1z"
      />
      <path {...line} stroke={white} strokeWidth="3" strokeDasharray="2 8" d="M6 100q18-22 30-40" />
      <path fill={near} d="M0 122h280v10H0z" />
      <Person x={150} y={128} look="warm" shirt="#B5483A" hair="long">
        <Suitcase colour="#F3A51C" />
      </Person>
      <Person x={216} y={128} look="brown" shirt="#FBF7EF" girth={1.1} />
      <Person x={250} y={128} look="elder" shirt="#C43D6B" hair="bun" skirt legs="#8F2A2F" scale={0.95} />
    </>,
  ),
  award: card(
    <>
      <circle cx="140" cy="54" r="46" fill={tone.disc} opacity=".35" />
      {ridge}
      <path fill={near} d="M0 120h280v12H0z" />
      <Person x={140} y={123} look="warm" shirt="#2A66A3" legs="#1D4C7E" hair="long" skirt>
        <path fill="#1C2733" d="M0-102l24 9-24 9-24-9z" />
        <path {...line} stroke="#F3A51C" strokeWidth="2" d="M0-93l18 3v12" />
        <path fill="#FBF7EF" d="M8-48l20-8 3 7-20 8z" />
      </Person>
      <Person x={82} y={123} look="brown" shirt="#83A06B" girth={1.15} />
      <Person x={52} y={123} look="elder" shirt="#B23A3A" hair="bun" skirt legs="#7A2F2C" scale={0.95} />
      <path fill={accent} d="M196 108h40v12h-40zM196 96h40v10h-40zM196 84h40v10h-40z" />
      <path fill={leaf} d="M214 84v-20q-18 2-20-16 18-2 20 12 2-18 22-18-2 20-20 22v20z" />
    </>,
  ),
  language: card(
    <>
      <path fill={near} d="M104 26h124v66H104z" />
      <path
        {...line}
        stroke={accent}
        strokeWidth="5"
        d="M120 64V54M132 70V48M144 76V42M156 68V50M168 80V38M180 72V46M192 66V52M204 76V42M216 62v-6"
      />
      <Person x={62} y={150} look="warm" shirt="#B5483A" hair="long">
        <path {...line} stroke="#1C2733" strokeWidth="3" d="M-11-80q0-14 11-14t11 14" />
        <path fill="#1C2733" d="M-14-84h5v11h-5zM9-84h5v11H9z" />
      </Person>
      {desk}
      <path fill={white} d="M38 98l44-2 4 16-46 2zM122 96h88l8 14H114z" />
      <path data-day="" fill="#C43D2F" d="M236 92h20l-3 22h-14z" />
    </>,
  ),
  home: card(
    <>
      <path fill={white} d="M20 40L140 8l120 32v92H20z" />
      <path fill={near} d="M10 40L140 2l130 38-4 10L140 14 14 50z" />
      <path fill={lit} d="M48 58h56v40H48z" />
      <path {...line} stroke={near} strokeWidth="3" d="M48 58h56v40H48zM76 58v40M48 78h56" />
      <path data-day="" fill={wood} d="M172 104h84v8h-84zM172 84h8v48h-8zM248 96h8v36h-8z" />
      <path data-day="" fill="#3A74A6" d="M180 94h70q6 0 6 10h-76z" />
      <path fill={accent} d="M200 58h18l6 16h-30z" />
      <path fill={near} d="M0 126h280v6H0z" />
      <Person x={134} y={128} look="deep" shirt="#F3A51C">
        <Suitcase colour="#B5483A" />
      </Person>
    </>,
  ),
  visa: card(
    <>
      <path fill={near} d="M24 20h232v70H24z" />
      <path fill={lit} opacity=".5" d="M34 28h132v62H34zM176 28h70v62h-70z" />
      <Person x={96} y={148} look="fair" shirt="#12406c" />
      {desk}
      <path data-day="" fill="#12355c" d="M144 85l15 2-2 19-15-2z" />
      <path {...line} stroke={accent} strokeWidth="1.5" d="M151 91a3.5 3.5 0 1 1-.1 0M147.5 101l6 .8" />
      <path data-day="" fill="#7A2F2C" d="M110 96h18v8h-18zM116 82h6v14h-6z" />
      <Person x={216} y={158} look="warm" shirt="#F3A51C" hair="long" away>
        <Backpack colour="#2F7F7A" away />
      </Person>
    </>,
  ),
  career: card(
    <>
      <path fill={mid} opacity=".6" d="M0 132V70h40V40h44v92zM200 132V30h50v26h30v76z" />
      <path stroke={lit} strokeWidth="20" strokeDasharray="5 8" d="M60 50v70M238 42v80" />
      <path fill={white} d="M104 16h82v62h-82z" />
      <path fill={near} d="M116 54h12v16h-12zM138 44h12v26h-12z" />
      <path fill={accent} d="M160 28h14v42h-14z" />
      <Person x={88} y={150} look="warm" shirt="#B5483A" hair="bun" />
      <Person x={212} y={152} look="brown" shirt="#46525F" girth={1.1}>
        <path fill="#FBF7EF" d="M-5-66H5L0-54z" />
        <path fill="#C43D2F" d="M-1.5-62h3l2 16-3.500 4-3.500-4z" />
      </Person>
      {desk}
      <path data-day="" fill="#CBD7E2" d="M124 84h42l4 24h-50z" />
      <path fill={near} d="M116 106h58v5h-58z" />
    </>,
  ),
};

export default services;
