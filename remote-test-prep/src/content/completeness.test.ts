// @vitest-environment node
import { testContent } from 'shared/testing/content';

testContent(import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true }));
