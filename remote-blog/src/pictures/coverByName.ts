import type { CoverName } from '../schema/post.ts';
import campusPath from './campus-path.svg';
import growingBooks from './growing-books.svg';
import rooftopKites from './rooftop-kites.svg';

/** Address of the drawing for each name that an article's `image` field may hold. */
export const coverByName: Record<CoverName, string> = {
  'campus-path': campusPath,
  'growing-books': growingBooks,
  'rooftop-kites': rooftopKites,
};
