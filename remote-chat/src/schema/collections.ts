import type { Collections } from '@sayapatri/facts/schema/faults';
import { answers, words } from './answers.ts';

/** The content that the consultancy may change, file by file, with the schema that each build checks it by. */
export default {
  'answers/*.json': answers,
  'words.json': words,
} satisfies Collections;
