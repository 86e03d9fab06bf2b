/** The modules that vite/guidesPlugin.ts makes of the guides' folders. */
declare module 'virtual:guides' {
  /** The table of guides, in the menus' order. Browsers get it without the descriptions. */
  const guides: readonly import('../src/guides/schema/guide.ts').GuideEntry[];
  export default guides;
}

declare module 'virtual:countries' {
  /** The guides' countries, in the menus' order, with Europe's one by one. */
  const countries: readonly import('../src/plan/cost/countryCosts.ts').CountryOfGuide[];
  export default countries;
}

declare module 'virtual:guide-folders' {
  /** The guides' files, in the menus' order. */
  const folders: readonly Omit<import('./readGuides.ts').GuideFolder, 'facts'>[];
  export default folders;
}
