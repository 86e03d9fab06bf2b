/** All articles without their texts, the newest first and those of one day by slug: the data of the list page. */
import { byDay } from '@sayapatri/facts/english';
import type { PostSummary } from '../schema/post.ts';

const files = import.meta.glob<PostSummary>('./posts/*.md', {
  eager: true,
  query: '?summary',
  import: 'default',
});

export default Object.values(files).sort((one, other) => byDay(other.date, one.date));
