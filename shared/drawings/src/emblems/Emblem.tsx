import { charges, type Tinctures } from './charges.tsx';

const forms = {
  shield: 'M10 8H86V44Q86 76 48 92Q10 76 10 44z',
  crest: 'M10 14Q30 14 48 5Q66 14 86 14V46Q86 78 48 92Q10 78 10 46z',
  swiss: 'M12 8Q30 14 48 8Q66 14 84 8Q80 26 86 44Q86 76 48 92Q10 76 10 44Q16 26 12 8z',
  seal: 'M48 4a44 44 0 1 1 -.1 0z',
  hexagon: 'M48 3L88 25.5V70.5L48 93 8 70.5V25.5z',
  square: 'M14 8H82Q88 8 88 14V82Q88 88 82 88H14Q8 88 8 82V14Q8 8 14 8z',
  lozenge: 'M48 1Q60 18 93 48Q60 78 48 95Q36 78 3 48Q36 18 48 1z',
} as const;

export interface EmblemProps extends Tinctures {
  form: keyof typeof forms;
  charge: keyof typeof charges;
}

/** A crest, seal or mark, 96 x 96, in colours that work on light and dark backgrounds. */
export function Emblem({ form, charge, ...tinctures }: EmblemProps) {
  const { field, metal, second } = tinctures;
  const outline = forms[form];
  return (
    <>
      <path fill={field} d={outline} />
      {form === 'seal' && (
        <path
          fill="none"
          stroke={second}
          strokeWidth="2"
          strokeDasharray="1 4.4"
          strokeLinecap="round"
          d="M48 12.500a35.5 35.5 0 1 1 -.1 0z"
        />
      )}
      <g
        transform={
          form === 'seal' || form === 'lozenge'
            ? 'translate(9.6 9.6) scale(.8)'
            : form === 'square'
              ? undefined
              : 'translate(4.8 3) scale(.9)'
        }
      >
        {charges[charge](tinctures)}
      </g>
      <path
        fill="none"
        stroke={metal}
        strokeWidth="2"
        opacity=".9"
        transform="translate(3.84 3.84) scale(.92)"
        d={outline}
      />
    </>
  );
}
