import type { Dress } from './person.ts';

export interface ClothesProps {
  dress: Dress;
  /** The cloth's colour, its shade, and a matching colour. */
  cloth: readonly [string, string, string];
  skin: string;
  shade: string;
}

const body = 'M22 204Q22 164 60 152L86 143Q100 156 114 143L140 152Q178 164 178 204z';
const shadow = 'M140 152Q178 164 178 204H132Q146 180 140 152z';

/** Clothes from the shoulders down to the portrait's edge. */
export function Clothes({ dress, cloth: [main, dark, trim], skin, shade }: ClothesProps) {
  const base = (
    <>
      <path fill={main} d={body} />
      <path fill={dark} d={shadow} />
    </>
  );
  switch (dress) {
    case 'coat':
      return (
        <>
          <path fill="#fffdf8" d="M72 146L86 141 100 156 114 141 128 146V204H72z" />
          <path fill={trim} d="M96 158h8l5 46H91z" />
          <path
            fill={main}
            d="M22 204Q22 164 60 152L80 145Q84 172 98 204zM178 204Q178 164 140 152L120 145Q116 172 102 204z"
          />
          <path
            fill={dark}
            d="M80 145L66 158 76 164 72 170 98 204Q84 172 80 145zM120 145L134 158 124 164 128 170 102 204Q116 172 120 145z"
          />
          <path fill="#fffdf8" d="M84 139L100 157 88 165 78 145zM116 139L100 157 112 165 122 145z" />
          <path fill={dark} opacity=".55" d="M152 157Q178 168 178 204H150Q158 182 152 157z" />
        </>
      );
    case 'daura':
      return (
        <>
          <path fill="#f4e7cd" d={body} />
          <path fill="#dcc8a2" d="M112 144L84 176 78 204H90L94 180 122 150z" />
          <path fill="none" stroke="#b23a3a" strokeWidth="2.4" d="M86 176l-9 4M86 176l-5 9" />
          <path
            fill={main}
            d="M22 204Q22 164 60 152L74 147Q72 176 80 204zM178 204Q178 164 140 152L126 147Q128 176 120 204z"
          />
          <path
            fill={dark}
            d="M74 147L62 158 70 166 66 174 80 204Q72 176 74 147zM126 147L138 158 130 166 134 174 120 204Q128 176 126 147zM154 158Q178 168 178 204H152Q160 182 154 158z"
          />
          <path fill="#dcc8a2" d="M84 141Q100 160 116 141L119 147Q100 168 81 147z" />
        </>
      );
    case 'kurta':
      return (
        <>
          {base}
          <path fill={dark} d="M94 156h12v48H94z" />
          <path fill="none" stroke={trim} strokeWidth="2" d="M93 156v48M107 156v48" />
          <path fill={trim} d="M98 168a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM98 182a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z" />
          <path fill={main} d="M82 140Q100 160 118 140L121 149Q100 170 79 149z" />
          <path fill="none" stroke={trim} strokeWidth="2" d="M79 149Q100 170 121 149" />
        </>
      );
    case 'sari':
      return (
        <>
          <path fill={trim} d={body} />
          <path fill={skin} d="M78 146Q84 172 100 172T122 146L114 143Q100 156 86 143z" />
          <path fill={shade} opacity=".5" d="M104 172Q120 168 122 146L114 143Q108 158 104 172z" />
          <path
            fill={main}
            d="M118 145Q146 152 156 162Q120 176 82 204H22Q22 176 44 160Q84 196 118 145z"
            opacity="0"
          />
          <path fill={main} d="M134 148L146 154Q172 164 178 204H60Q112 190 134 148z" />
          <path fill={dark} d="M146 154Q172 164 178 204H138Q156 182 146 154z" />
          <path fill="none" stroke={trim} strokeWidth="4" d="M134 149Q112 190 58 206" />
          <path
            fill="none"
            stroke={dark}
            strokeWidth="2"
            d="M142 156Q128 188 92 206M150 162Q142 190 122 206"
          />
          <path fill="none" stroke="#f3a51c" strokeWidth="2.6" d="M80 148Q100 186 120 148" />
          <path fill="#c22f2f" d="M96 170a4 4 0 1 0 8 0a4 4 0 1 0 -8 0z" />
        </>
      );
    case 'shawl':
      return (
        <>
          {base}
          <path fill={skin} d="M82 144Q88 168 100 168T118 144L114 143Q100 156 86 143z" />
          <path
            fill={trim}
            d="M62 150L80 144Q80 178 92 204H44Q46 172 62 150zM138 150L120 144Q120 178 108 204H156Q154 172 138 150z"
            opacity=".96"
          />
          <path
            fill="none"
            stroke={dark}
            strokeWidth="2"
            opacity=".5"
            d="M70 150Q62 178 68 204M130 150Q138 178 132 204"
          />
        </>
      );
    case 'shirt':
      return (
        <>
          {base}
          <path fill={skin} d="M88 144L100 170 112 144Q100 156 88 144z" />
          <path fill={trim} d="M84 138L100 168 86 172 74 147zM116 138L100 168 114 172 126 147z" />
          <path fill="none" stroke={dark} strokeWidth="2" d="M100 170v34" />
          <path fill={dark} d="M98 180a2 2 0 1 0 4 0a2 2 0 1 0 -4 0zM98 194a2 2 0 1 0 4 0a2 2 0 1 0 -4 0z" />
        </>
      );
    case 'sweater':
      return (
        <>
          {base}
          <path fill={dark} d="M80 142Q100 166 120 142L124 150Q100 178 76 150z" />
          <path fill="none" stroke={trim} strokeWidth="3" d="M30 186Q60 176 100 178T170 186" opacity=".85" />
          <path
            fill="none"
            stroke={trim}
            strokeWidth="3"
            strokeDasharray="5 6"
            d="M27 195Q60 185 100 187T173 195"
            opacity=".85"
          />
        </>
      );
    case 'hoodie':
      return (
        <>
          {base}
          <path
            fill={dark}
            d="M74 134Q66 150 84 164Q100 178 116 164Q134 150 126 134L114 146Q100 160 86 146z"
          />
          <path fill="none" stroke={trim} strokeWidth="2.6" strokeLinecap="round" d="M90 168v22M110 168v18" />
        </>
      );
  }
}
