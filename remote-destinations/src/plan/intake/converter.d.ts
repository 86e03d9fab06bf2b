// Version 1.2.1 of the package does not export its types; remove this file when it does.
declare module '@remotemerge/nepali-date-converter' {
  /**
   * A day of either calendar as `YYYY-MM-DD`; the constructor and `toBs` throw an Error for a day outside their range.
   */
  export default class DateConverter {
    constructor(date: string);
    toBs(): { year: number; month: number; date: number; day: string };
  }
}
