/** The rules for a release by itself. One more is one more entry, and its row in badBuilds.fixture.ts. */
import { fewRedirects, serverAddresses } from './addresses.ts';
import type { BuildRule, DefinitionRule } from './buildRule.ts';
import { codeBudget, sharedLibraries } from './code.ts';
import { fileKinds, fileSizes, ownFeed, publishedCode, readableDatasets } from './files.ts';
import { cards, pictureSides, quietDrawings, wholePictures } from './pictures.ts';
import { structuredData } from './structuredData.ts';
import { descriptionLength, labelLength, oneEntry, plainWords, titleLength } from './words.ts';

/** Those that hold before anything is built. */
export const definitionRules: readonly DefinitionRule[] = [
  titleLength,
  descriptionLength,
  labelLength,
  plainWords,
  oneEntry,
  structuredData,
  serverAddresses,
  fewRedirects,
];

export const buildRules: readonly BuildRule[] = [
  ...definitionRules,
  publishedCode,
  sharedLibraries,
  codeBudget,
  fileKinds,
  fileSizes,
  wholePictures,
  pictureSides,
  quietDrawings,
  cards,
  ownFeed,
  readableDatasets,
];
