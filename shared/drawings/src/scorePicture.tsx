/** The picture of the score converter, on its own page and on that of all planning tools. */
import type { Drawings } from './picture.ts';
import { line, of } from './sheet.tsx';
import { tone } from './tone.ts';

const { mid, near, accent } = tone;

const scorePicture: Drawings<'scores'> = {
  scores: of(
    'A ruler with a marker on it',
    <>
      <path fill={tone.white} d="M56 104h288q6 0 6 6v46q0 6-6 6H56q-6 0-6-6v-46q0-6 6-6z" />
      <path
        {...line}
        stroke={near}
        strokeWidth="3"
        d="M76 104v24M108 104v14M140 104v24M172 104v14M204 104v24M236 104v14M268 104v24M300 104v14M332 104v24"
      />
      <path fill={mid} d="M140 138h128v12H140z" />
      <path fill={accent} stroke={near} strokeWidth="2.5" d="M220 100l-16-20V50q0-6 6-6h20q6 0 6 6v30z" />
      <path fill={tone.white} d="M212 54h16v4h-16zM212 64h16v4h-16z" />
    </>,
  ),
};

export default scorePicture;
