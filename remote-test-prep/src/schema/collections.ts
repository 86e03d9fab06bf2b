import { factsFileSchema } from '@sayapatri/facts/schema';
import type { Collections } from '@sayapatri/facts/schema/faults';
import { ieltsPte, sat, scores } from './texts.ts';

/** The content that the consultancy owns, file by file, with the schema that each build checks it by. */
export default {
  'facts.json': factsFileSchema,
  'ieltsPte.json': ieltsPte,
  'sat.json': sat,
  'scores.json': scores,
} satisfies Collections;
