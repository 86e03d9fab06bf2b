import type { Drawing } from '../picture.ts';
import { drawScene, type Scene, sceneHeight, sceneWidth } from './scene.tsx';

/** A university's campus: a description in words, and the drawing. */
export interface Campus extends Scene {
  alt: string;
  /** The part to keep when a phone's narrow card crops it, if not the middle. */
  focus?: string;
}

/** The drawings of one country's campuses, by the university's id. */
export const asDrawings = <Id extends string>(campuses: Readonly<Record<Id, Campus>>) =>
  Object.fromEntries(
    Object.entries<Campus>(campuses).map(([id, { alt, focus, ...scene }], index) => [
      id,
      {
        alt,
        ...(focus ? { focus } : {}),
        width: sceneWidth,
        height: sceneHeight,
        draw: () => drawScene(id, scene, index),
      },
    ]),
  ) as Readonly<Record<Id, Drawing>>;
