/**
 * The figures on an emblem, drawn around (48, 48), about 40 units wide. `metal` is the light tone, `field` the
 * background.
 */
import type { ReactElement } from 'react';

export interface Tinctures {
  field: string;
  metal: string;
  second: string;
}
type Charge = (tinctures: Tinctures) => ReactElement;

const star = (x: number, y: number, r: number, points = 5) => {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / points) * Math.PI - Math.PI / 2;
    const reach = index % 2 === 0 ? r : r * 0.42;
    return `${Math.round((x + Math.cos(angle) * reach) * 10) / 10} ${Math.round((y + Math.sin(angle) * reach) * 10) / 10}`;
  });
  return `M${corners.join(' ')}z`;
};

/** An open book with its foot at `y`. */
const book = (y: number) =>
  `M48 ${y - 14}Q38 ${y - 20} 27 ${y - 17}V${y - 1}Q38 ${y - 4} 48 ${y + 2}Q58 ${y - 4} 69 ${y - 1}V${y - 17}Q58 ${y - 20} 48 ${y - 14}z`;
const bookLines = (y: number) =>
  `M48 ${y - 14}V${y + 1}M31 ${y - 13}q7 -1.5 13 1.5M31 ${y - 8}q7 -1.5 13 1.5M65 ${y - 13}q-7 -1.5 -13 1.5M65 ${y - 8}q-7 -1.5 -13 1.5`;

export const charges = {
  sunOverButte: ({ metal, second, field }) => (
    <>
      <path
        stroke={second}
        strokeWidth="3"
        strokeLinecap="round"
        d="M48 20v6M31 25l3 5M65 25l-3 5M20 38l5.5 3M76 38l-5.5 3"
      />
      <path fill={second} d="M33 52a15 15 0 0 1 30 0z" />
      <path fill={metal} d="M16 62L28 52h9l6 6h12l5-8h10l10 12v4H16z" />
      <path stroke={field} strokeWidth="2.4" fill="none" d="M22 70h52M30 76h36" />
      <path stroke={metal} strokeWidth="2.4" fill="none" d="M24 71h48M32 77h32" />
    </>
  ),
  bookAndComb: ({ metal, second, field }) => (
    <>
      <path
        fill={second}
        d="M48 17l8 4.600v9.200l-8 4.600l-8 -4.600v-9.200zM37.5 35.400l8 4.600v4l-8 3l-8 -3v-4zM58.5 35.400l8 4.600v4l-8 3l-8 -3v-4z"
      />
      <path fill={metal} d={book(68)} />
      <path fill="none" stroke={field} strokeWidth="1.8" d={bookLines(68)} />
    </>
  ),
  mapleAndBook: ({ metal, second, field }) => (
    <>
      <path
        fill={second}
        d="M48 15l4 7 5-3-2 9 6-2-1 4 5 2-9 8 1 4-8-1v6h-2v-6l-8 1 1-4-9-8 5-2-1-4 6 2-2-9 5 3z"
      />
      <path fill={metal} d={book(72)} />
      <path fill="none" stroke={field} strokeWidth="1.8" d={bookLines(72)} />
    </>
  ),
  torchAndCross: ({ metal, second }) => (
    <>
      <path fill={second} d="M48 20q9 9 7 16t-7 8q-6 -1 -7 -8q0 -5 4 -8q0 4 2 5q3 -5 1 -13z" />
      <path fill={metal} d="M38 46h20l-2 5H40zM42 53h12l-3.5 24h-5z" />
      <path fill={metal} d={star(28, 38, 6) + star(68, 36, 6) + star(26, 60, 4.5) + star(70, 60, 4.5)} />
    </>
  ),
  fernAndWaves: ({ metal, second }) => (
    <>
      <path
        fill="none"
        stroke={metal}
        strokeWidth="2.6"
        strokeLinecap="round"
        d="M40 62Q40 40 58 22M40.5 54q-10 1 -14 -5M42 46q-10 0 -13 -6M45 39q-8 -1 -10 -7M49 33q-6 -2 -7 -7M41 57q10 2 16 -3M43 48q9 2 15 -4M46 41q8 2 13 -4M50 34q6 2 11 -3"
      />
      <path
        fill="none"
        stroke={second}
        strokeWidth="3"
        d="M24 68q6 -5 12 0t12 0t12 0t12 0M27 75q5 -4 10.5 0t10.5 0t10.5 0t10.5 0"
      />
      <path fill={second} d={star(68, 46, 5) + star(64, 56, 3.4)} />
    </>
  ),
  clockTower: ({ metal, second, field }) => (
    <>
      <path fill={second} d="M36 34L48 16l12 18z" />
      <path fill={metal} d="M38 36h20v40H38zM28 56h8v20h-8zM60 56h8v20h-8z" />
      <path
        fill={field}
        d="M41.5 45a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1 -13 0zM44 76V66a4 4 0 0 1 8 0v10zM41 56h4v6h-4zM51 56h4v6h-4z"
      />
      <path fill="none" stroke={metal} strokeWidth="1.6" d="M48 41v4l3 2" />
      <path fill={second} d="M24 78h48v3H24z" />
    </>
  ),
  gearAndDividers: ({ metal, second }) => (
    <>
      <path
        fill="none"
        stroke={second}
        strokeWidth="7"
        strokeDasharray="7 6.4"
        d="M48 18.5a29.5 29.5 0 1 1 -.1 0z"
      />
      <path fill="none" stroke={second} strokeWidth="3" d="M48 23a25 25 0 1 1 -.1 0z" />
      <path
        fill={metal}
        d="M45 30h6v5a4 4 0 0 1 2.5 6L63 66l-1 4-3-3-9.5-24h-3L37 67l-3 3-1-4 9.5-25a4 4 0 0 1 2.5 -6z"
      />
      <path fill="none" stroke={metal} strokeWidth="2.5" d="M38 56q10 5 20 0" />
    </>
  ),
  bookAndRays: ({ metal, second, field }) => (
    <>
      <path
        fill="none"
        stroke={second}
        strokeWidth="3"
        strokeLinecap="round"
        d="M48 40V20M40 41L32 24M56 41L64 24M33 45L21 33M63 45L75 33"
      />
      <path fill={metal} d={book(68)} />
      <path fill="none" stroke={field} strokeWidth="1.8" d={bookLines(68)} />
      <path fill={second} d="M30 73h36v3H30z" />
    </>
  ),
  starAndLaurel: ({ metal, second }) => (
    <>
      <path fill={metal} d={star(48, 40, 20)} />
      <path
        fill={second}
        d="M46 82Q36 82 30 76Q39 74 46 82zM36 76Q26 73 23 65Q33 66 36 76zM28 67Q20 61 20 53Q28 57 28 67zM50 82Q60 82 66 76Q57 74 50 82zM60 76Q70 73 73 65Q63 66 60 76zM68 67Q76 61 76 53Q68 57 68 67z"
      />
    </>
  ),
  roseAndBars: ({ metal, second, field }) => (
    <>
      <path
        fill={metal}
        d="M48 21a9 9 0 0 1 9 8a9 9 0 0 1 6 11a9 9 0 0 1 -8.5 8a9 9 0 0 1 -13 0a9 9 0 0 1 -8.5 -8a9 9 0 0 1 6 -11a9 9 0 0 1 9 -8z"
      />
      <path
        fill="none"
        stroke={field}
        strokeWidth="1.6"
        d="M48 38l0 -15M48 38l14 -5M48 38l9 12M48 38l-9 12M48 38l-14 -5"
      />
      <path fill={second} d="M42 38a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z" />
      <path fill={second} d="M24 58h48v5H24zM28 68h40v5H28z" />
    </>
  ),
  cedarAndPeaks: ({ metal, second, field }) => (
    <>
      <path fill={second} d="M18 68L34 42l9 12 8-16 12 18 5-6 12 18z" />
      <path fill={metal} d="M48 18l9 14h-4l9 13h-5l10 15H52v14h-8V60H29l10-15h-5l9-13h-4z" />
      <path
        fill="none"
        stroke={field}
        strokeWidth="1.6"
        d="M48 26v34M48 40l5 4M48 50l7 5M48 40l-5 4M48 50l-7 5"
      />
    </>
  ),
  crossAndGum: ({ metal, second }) => (
    <>
      <path
        fill={metal}
        d={
          star(48, 24, 7, 7) +
          star(34, 37, 6, 7) +
          star(60, 35, 6, 7) +
          star(48, 52, 7, 7) +
          star(56, 45, 3.4, 5)
        }
      />
      <path
        fill={second}
        d="M48 80Q32 78 24 58Q40 62 48 80zM48 80Q64 78 72 58Q56 62 48 80zM48 80Q38 70 39 58Q48 66 48 80zM48 80Q58 70 57 58Q48 66 48 80z"
      />
    </>
  ),
} satisfies Record<string, Charge>;
