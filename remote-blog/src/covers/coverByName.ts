import type { ComponentType } from 'react';
import { CampusPath } from './CampusPath.tsx';
import type { CoverName } from './coverNames.ts';
import { GrowingBooks } from './GrowingBooks.tsx';
import { RooftopKites } from './RooftopKites.tsx';

/** The drawing for each name that an article's `image` field may hold. */
export const coverByName: Record<CoverName, ComponentType> = {
  'campus-path': CampusPath,
  'growing-books': GrowingBooks,
  'rooftop-kites': RooftopKites,
};
