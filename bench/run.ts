/** `pnpm bench`: every figure as a ratio to something measured in the same run. */
import { blogSearch } from './blogSearch.ts';
import { composeScaling } from './composeScaling.ts';
import { oneRelease } from './oneRelease.ts';

await blogSearch();
await composeScaling();
await oneRelease();
