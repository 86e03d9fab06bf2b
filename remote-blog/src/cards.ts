/** The drawing on each page's social card; only the build reads this file. */
import posts from './content/postList.ts';
import { blogPath, postPath } from './paths.ts';
import { coverByName } from './pictures/coverByName.ts';

const [featured] = posts;

export default Object.fromEntries([
  ...(featured ? [[blogPath, coverByName[featured.image]]] : []),
  ...posts.map(({ slug, image }) => [postPath(slug), coverByName[image]]),
]);
