import type { Collections } from '@sayapatri/facts/schema/faults';
import { answers, words } from './answers.ts';
import { countries, panel, replies } from './texts.ts';

/** The content that the consultancy may change, file by file, with the schema that each build checks it by. */
export default {
  'answers/*.json': answers,
  'countries.json': countries,
  'panel.json': panel,
  'replies.json': replies,
  'words.json': words,
} satisfies Collections;
