import { DrawingSheet } from './DrawingSheet.tsx';
import { drawingFamilies } from './drawingFamilies.ts';

/** Every picture of every family of drawings. */
export default function Drawings() {
  return drawingFamilies.map((family) => <DrawingSheet key={family.title} {...family} />);
}
