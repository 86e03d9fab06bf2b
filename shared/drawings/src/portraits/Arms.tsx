import type { ReactNode } from 'react';
import type { ClothesProps } from './Clothes.tsx';
import type { Pose } from './person.ts';

interface ArmProps extends Omit<ClothesProps, 'dress'> {
  /** From shoulder to wrist. */
  d: string;
  /** Where a short sleeve ends, as a path of its own from the shoulder. */
  sleeve?: string | undefined;
}

/** One arm in its sleeve, with an edge that separates it from the body. */
function Arm({ d, sleeve, cloth: [main, dark, trim], skin, shade }: ArmProps) {
  const stroke = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <>
      <path {...stroke} d={d} stroke={sleeve ? shade : dark} strokeWidth={sleeve ? 27 : 35} />
      <path {...stroke} d={d} stroke={sleeve ? skin : main} strokeWidth={sleeve ? 24 : 31} />
      {sleeve ? <path {...stroke} d={sleeve} stroke={trim} strokeWidth="32" /> : null}
    </>
  );
}

/** A closed hand with its knuckles, at the end of a sleeve. */
function Hand({ x, y, skin, shade }: { x: number; y: number; skin: string; shade: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path fill={skin} d="M-12 -4q0 -9 9 -9h8q8 0 8 8v9q0 9 -9 9h-8q-8 0 -8 -8z" />
      <path
        fill="none"
        stroke={shade}
        strokeWidth="1.8"
        strokeLinecap="round"
        d="M-4 -5h15M-4 1h16M-4 7h14"
      />
    </g>
  );
}

/** The object in the hands of the pose `hold`, in front of the chest. */
const held: Record<string, ReactNode> = {
  book: (
    <>
      <path fill="#2f7f7a" d="M66 176h62q4 0 4 4v58H66z" />
      <path fill="#fffdf8" d="M128 180h4v58h-4z" />
      <path fill="#f3a51c" d="M78 190h36v5H78zM78 200h24v4H78z" />
    </>
  ),
  folder: (
    <>
      <path fill="#fffdf8" d="M72 172h54v60H72z" />
      <path fill="#f3a51c" d="M64 182h24l6 6h42v54H64z" />
      <path fill="#d9850e" d="M64 196h72v4H64z" />
    </>
  ),
  tablet: (
    <>
      <path fill="#1c2733" d="M64 178q0 -5 5 -5h62q5 0 5 5v60H64z" />
      <path fill="#dfeaf4" d="M69 178h62v60H69z" />
      <path
        fill="none"
        stroke="#17395e"
        strokeWidth="4"
        strokeLinejoin="round"
        d="M78 218l14 -12 12 8 18 -22"
      />
    </>
  ),
  letter: (
    <>
      <path fill="#fffdf8" d="M66 172h68v68H66z" />
      <path fill="#17395e" d="M74 180h20v6H74z" />
      <path fill="#9fb3c6" d="M74 194h52v3H74zM74 202h52v3H74zM74 210h36v3H74z" />
      <path fill="#b23a3a" d="M112 222a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z" />
    </>
  ),
};

/** The body below the shoulders, to where the picture ends. */
export const Waist = ({ dress, cloth: [main, dark, trim] }: ClothesProps) => (
  <>
    <path fill={main} d="M26 194H174L162 260H38z" />
    <path fill={dark} d="M140 194H174L162 260H132z" />
    {dress === 'shawl' && (
      <path fill={trim} d="M44 194H92V230q-26 10 -46 2zM108 194H156L152 224q-22 8 -44 4z" />
    )}
    {dress === 'daura' && <path fill="#f4e7cd" d="M80 194H120L128 260H70z" />}
    {dress === 'kurta' && <path fill={dark} d="M94 194h12v28H94z" />}
  </>
);

/** Both arms and hands, in front of the body; shoulders are around (38, 176) and (162, 176). */
export function Arms({ pose, ...clothes }: ClothesProps & { pose: Pose }) {
  const { skin, shade } = clothes;
  const bare = clothes.dress === 'sari';
  const left = { ...clothes, sleeve: bare ? 'M40 172L32 198' : undefined };
  const right = { ...clothes, sleeve: bare ? 'M160 172L168 198' : undefined };
  switch (pose) {
    case 'greeting':
      return (
        <>
          <Arm {...left} d="M40 172L28 228L84 208" />
          <Arm {...right} d="M160 172L172 228L116 208" />
          <path fill={shade} d="M116 216q2 -30 -13 -50q-5 22 -3 54z" />
          <path fill={skin} d="M84 216q-2 -30 13 -50q6 22 4 54z" />
        </>
      );
    case 'crossed':
      return (
        <>
          <Arm {...left} d="M40 172L30 222L120 226" />
          <Arm {...right} d="M160 172L170 222L74 212" />
          <Hand x={62} y={210} skin={skin} shade={shade} />
        </>
      );
    case 'waving':
      return (
        <>
          <Arm {...left} d="M40 172L28 224L36 262" />
          <Arm {...right} d="M160 174L184 222L182 176" />
          <path
            fill={skin}
            d="M170 160q-4 -14 -1 -26q4 -5 6 1l1 8 1 -16q4 -5 7 0l1 15 4 -13q4 -4 6 1l-2 15 4 -6q5 -2 5 3l-8 20q-6 6 -16 4z"
          />
        </>
      );
    default:
      return (
        <>
          <Arm {...left} d="M40 172L28 228L60 222" />
          <Arm {...right} d="M160 172L172 228L140 222" />
          {held[pose]}
          <Hand x={68} y={220} skin={skin} shade={shade} />
          <g transform="translate(200 0) scale(-1 1)">
            <Hand x={68} y={220} skin={skin} shade={shade} />
          </g>
        </>
      );
  }
}
