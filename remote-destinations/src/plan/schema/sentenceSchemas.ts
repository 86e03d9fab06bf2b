/** The schemas of the files that hold a page's sentences. */
import { group, list } from '@sayapatri/facts/schema/fields';
import * as v from 'valibot';
import chapterLinks from '../../guides/content/chapterLinks.json';
import labels from '../../guides/content/labels.json';
import check from '../content/check.json';
import checklist from '../content/checklist.json';
import compare from '../content/compare.json';
import cost from '../content/cost.json';
import intake from '../content/intake.json';
import planTexts from '../content/planTexts.json';
import scholarshipsPage from '../content/scholarshipsPage.json';
import visaTexts from '../content/visaTexts.json';

export const sentence = v.pipe(v.string(), v.trim(), v.nonEmpty('is empty'));

/** The schema of a file of sentences, whose names the code knows: all are needed, and `{name}` in one is replaced by a value. */
const sentencesOf = (value: unknown): v.GenericSchema =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? group(Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sentencesOf(inner)])))
    : Array.isArray(value)
      ? list(sentencesOf(value[0]))
      : sentence;

const files = {
  guides: { chapterLinks, labels },
  plan: { check, checklist, compare, cost, intake, planTexts, scholarshipsPage, visaTexts },
};

/** The schemas by the paths of their files below `src`. */
export const sentenceSchemas = Object.fromEntries(
  Object.entries(files).flatMap(([folder, own]) =>
    Object.entries(own).map(([name, texts]) => [`${folder}/content/${name}.json`, sentencesOf(texts)]),
  ),
);
