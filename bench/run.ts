/** `pnpm bench`: every figure as a ratio to something measured in the same run. */
import { composeScaling } from './composeScaling.ts';
import { oneRelease } from './oneRelease.ts';

await composeScaling();
await oneRelease();
