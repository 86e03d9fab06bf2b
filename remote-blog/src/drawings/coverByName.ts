import type { CoverName } from '../schema/coverNames.ts';
import campusPath from './CampusPath.tsx?drawing';
import growingBooks from './GrowingBooks.tsx?drawing';
import rooftopKites from './RooftopKites.tsx?drawing';

/** Address of the drawing for each name that an article's `image` field may hold. */
export const coverByName: Record<CoverName, string> = {
  'campus-path': campusPath,
  'growing-books': growingBooks,
  'rooftop-kites': rooftopKites,
};
