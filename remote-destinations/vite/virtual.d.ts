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

declare module 'virtual:guide-facts' {
  const guideFacts: import('@sayapatri/contract').Datasets['guideFacts'];
  export default guideFacts;
}

declare module 'virtual:first-years' {
  const firstYears: readonly import('../src/guides/content/firstYearFigures.ts').CountryFirstYears[];
  export default firstYears;
}

declare module 'virtual:country-money' {
  const countryMoney: import('@sayapatri/contract').Datasets['countryMoney'];
  export default countryMoney;
}

declare module 'virtual:service-figures' {
  const serviceFigures: import('@sayapatri/contract').Datasets['serviceFigures'];
  export default serviceFigures;
}
