import type { ComponentType } from 'react';
import type { CoverName } from './coverNames.ts';

/** Loads the drawing for each name that an article's `image` field may hold. */
export const coverByName: Record<CoverName, () => Promise<ComponentType>> = {
  'campus-path': async () => (await import('./CampusPath.tsx')).CampusPath,
  'growing-books': async () => (await import('./GrowingBooks.tsx')).GrowingBooks,
  'rooftop-kites': async () => (await import('./RooftopKites.tsx')).RooftopKites,
};
