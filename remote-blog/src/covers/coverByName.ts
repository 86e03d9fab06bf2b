import campusPath from './CampusPath.tsx?drawing';
import type { CoverName } from './coverNames.ts';
import growingBooks from './GrowingBooks.tsx?drawing';
import rooftopKites from './RooftopKites.tsx?drawing';

/** Address of the drawing for each name that an article's `image` field may hold. */
export const coverByName: Record<CoverName, string> = {
  'campus-path': campusPath,
  'growing-books': growingBooks,
  'rooftop-kites': rooftopKites,
};
