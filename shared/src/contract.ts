/**
 * The contract between the shell and its remotes: the only types and values of each other that they may use.
 * It is plain data and plain functions, so that it is bundled into each side and never shared at run time.
 */
export type { CountryFacts, StudyLevel } from './contract/countryFacts.ts';
export type {
  Datasets,
  EnglishTest,
  GlossaryWord,
  RequirementCountry,
  TestRequirement,
  TestRequirements,
} from './contract/dataset.ts';
export {
  type Enquiry,
  type EnquiryFields,
  enquiryEndpoint,
  enquiryFieldNames,
  enquiryKeys,
  enquiryLimits,
} from './contract/enquiry.ts';
export type {
  NavArea,
  NavEntry,
  PageDefinition,
  PageHead,
  PageProps,
  PageRoute,
  PrerenderedPage,
  StructuredData,
} from './contract/page.ts';
export { pagePaths } from './contract/pagePaths.ts';
export {
  contractVersion,
  type LazyModules,
  type PageCollection,
  type Remote,
  type RemoteDefinition,
} from './contract/remote.ts';
export type { WidgetDefinition, WidgetProps } from './contract/widget.ts';
export { defineRemote } from './remote/defineRemote.ts';
export { allPages, type LoadedPage, loadDefault, loadPage } from './remote/loadPage.ts';
