// @vitest-environment node
/** The content of the pages for IELTS, PTE and SAT; the journey `facts` of e2e looks for SPEC.md's words on them. */
import { testContent, testFiles } from '@sayapatri/testing/content';
import collections from '../schema/collections.ts';

testContent(import.meta.glob(['./**/*.ts', '!./**/*.test.ts'], { eager: true }));
testFiles(import.meta.dirname, collections);
