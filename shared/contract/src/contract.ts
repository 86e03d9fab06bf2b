/**
 * The contract between the shell and its remotes: the only types and values of each other that they may use.
 * It is plain data and plain functions, so that it is bundled into each side and never shared at run time.
 */
export type { CountryFacts, StudyLevel } from './countryFacts.ts';
export type {
  CountryFirstYears,
  Datasets,
  EnglishTest,
  FirstYear,
  GlossaryWord,
  GuideFacts,
  RequirementCountry,
  ServiceFigure,
  TestRequirement,
  TestRequirements,
} from './dataset.ts';
export {
  type Enquiry,
  type EnquiryFields,
  enquiryEndpoint,
  enquiryFieldNames,
  enquiryKeys,
  enquiryLimits,
} from './enquiry.ts';
export type {
  NavArea,
  NavEntry,
  PageDefinition,
  PageHead,
  PageProps,
  PageRoute,
  PrerenderedPage,
  StructuredData,
} from './page.ts';
export { pagePaths } from './pagePaths.ts';
export { defineRemote } from './remote/defineRemote.ts';
export { allPages, type LoadedPage, loadDefault, loadPage } from './remote/loadPage.ts';
export {
  contractVersion,
  type LazyModules,
  type PageCollection,
  type Remote,
  type RemoteDefinition,
} from './remote.ts';
export type { WidgetDefinition, WidgetProps } from './widget.ts';
