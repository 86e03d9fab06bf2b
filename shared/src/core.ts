/** The eagerly shared entry point: what nearly every page needs. Heavier groups have entry points of their own. */
export { brand, inquiryMailto, mapEmbedUrl, mapHost, mapLinkUrl } from './brand/brand.ts';
export type { IconName } from './design/icons.ts';
