import { Arms, Waist } from './Arms.tsx';
import { Clothes } from './Clothes.tsx';
import { HairBefore, HairBehind, Topi } from './Hair.tsx';
import { cloths, hairColours, type Person, skins } from './person.ts';

const ink = '#2a2430';

/** Brows, eyes, nose, mouth, and lines of age. */
function Face({ person, shade }: { person: Person; shade: string }) {
  const { glasses, beard, smile = 'soft', tika, lined, hairColour } = person;
  const [hair] = hairColours[hairColour];
  return (
    <>
      <path
        fill="#d9604c"
        opacity=".18"
        d="M74 98a7 5 0 1 0 14 0a7 5 0 1 0 -14 0zM112 98a7 5 0 1 0 14 0a7 5 0 1 0 -14 0z"
      />
      {beard === 'full' && (
        <path
          fill={hair}
          d="M70 90Q70 132 100 133T130 90Q127 104 117 105Q108 99 100 101Q92 99 83 105Q73 104 70 90z"
        />
      )}
      <path
        fill="none"
        stroke={hair}
        strokeWidth="3.4"
        strokeLinecap="round"
        d="M80 77q6 -4 12 -1M108 76q6 -3 12 1"
      />
      {smile === 'laughing' ? (
        <path
          fill="none"
          stroke={ink}
          strokeWidth="2.8"
          strokeLinecap="round"
          d="M81 88q5 -6 10 0M109 88q5 -6 10 0"
        />
      ) : (
        <>
          <path
            fill={ink}
            d="M83 86.5a3 3.4 0 1 0 6 0a3 3.4 0 1 0 -6 0zM111 86.5a3 3.4 0 1 0 6 0a3 3.4 0 1 0 -6 0z"
          />
          <path
            fill="#fff"
            opacity=".85"
            d="M84.4 85.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM112.4 85.2a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z"
          />
        </>
      )}
      <path
        fill="none"
        stroke={shade}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="M101 86l3.6 10.500q-2 2.4 -6 1.5"
      />
      {beard && <path fill={hair} d="M86 106q7 -5.5 14 -2q7 -3.5 14 2q-6 2.5 -14 .8q-8 1.7 -14 -.8z" />}
      {smile !== 'soft' ? (
        <>
          <path fill="#8c3237" d="M88 107q12 5 24 0q-2.5 12 -12 12t-12 -12z" />
          <path fill="#fff" d="M89.5 108q10.5 4 21 0l-1 3.600q-9.5 3 -19 0z" />
        </>
      ) : (
        <path fill="none" stroke="#8c3237" strokeWidth="2.8" strokeLinecap="round" d="M90 109q10 8 20 0" />
      )}
      {lined && (
        <path
          fill="none"
          stroke={shade}
          strokeWidth="1.6"
          strokeLinecap="round"
          opacity=".85"
          d="M88 64q12 -3 24 0M75 92l-4 3M125 92l4 3M82 103q-2 5 0 9M118 103q2 5 0 9"
        />
      )}
      {tika && <path fill="#c22f2f" d="M97.4 71a2.6 3 0 1 0 5.2 0a2.6 3 0 1 0 -5.2 0z" />}
      {glasses && (
        <path
          fill="#fff"
          fillOpacity=".16"
          stroke={ink}
          strokeWidth="2.3"
          d="M76 82q0 -4 4 -4h12q4 0 4 4v4q0 9 -10 9t-10 -9zM104 82q0 -4 4 -4h12q4 0 4 4v4q0 9 -10 9t-10 -9zM96 83q4 -3 8 0M76 83l-6 1M124 83l6 1"
        />
      )}
    </>
  );
}

/** Head and shoulders, to the waist with the arms, lit from the left; the face is around (100, 86). */
export function Bust({ person, withArms }: { person: Person; withArms?: boolean }) {
  const [skin, shade] = skins[person.skin];
  const clothes = { dress: person.dress, cloth: cloths[person.cloth], skin, shade };
  const girth = person.girth ?? 1;
  const body = `translate(${100 - 100 * girth} 0) scale(${girth} 1)`;
  const jaw = 30 * (person.jaw ?? 1);
  const [left, right] = [100 - jaw, 100 + jaw];
  const head = `M${left} 76Q${left} 46 100 46T${right} 76V88Q${right - 1} 106 ${right - 9} 116Q108 126 100 126T${left + 9} 116Q${left + 1} 106 ${left} 88z`;
  return (
    <>
      <HairBehind person={person} />
      <path fill={shade} d="M86 112h28v30q-4 12 -14 12t-14 -12z" />
      <g transform={body}>
        <g transform="translate(0 -9)">
          <Clothes {...clothes} />
        </g>
        {withArms ? (
          <>
            <Waist {...clothes} />
            <Arms pose={person.pose} {...clothes} />
          </>
        ) : null}
      </g>
      <path fill={skin} d={`M${left - 5} 88a6 8 0 1 0 12 0a6 8 0 1 0 -12 0z`} />
      <path fill={shade} d={`M${right - 7} 88a6 8 0 1 0 12 0a6 8 0 1 0 -12 0z`} />
      <path fill={skin} d={head} />
      <path
        fill={shade}
        opacity=".5"
        d={`M112 48Q${right} 54 ${right} 76V88Q${right - 1} 106 ${right - 9} 116Q108 126 100 126Q116 114 118 92T112 48z`}
      />
      <Face person={person} shade={shade} />
      <HairBefore person={person} />
      {person.topi && <Topi />}
      {person.earrings && (
        <path
          fill="#f3a51c"
          d={`M${left - 2} 98a3 3 0 1 0 6 0a3 3 0 1 0 -6 0zM${right - 4} 98a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z`}
        />
      )}
    </>
  );
}
