/** A family of drawings for the tests of drawSvg.ts. */
import { Ridge } from './Ridge.tsx';

export default { ridge: { alt: 'A ridge', width: 8, height: 4, draw: Ridge } };
