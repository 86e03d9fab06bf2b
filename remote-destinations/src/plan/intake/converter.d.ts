// The package's `exports` leave its types out (1.2.1); remove this file when they name them.
declare module '@remotemerge/nepali-date-converter' {
  /** A day of either calendar as `YYYY-MM-DD`; the constructor and `toBs` throw an Error for one that they do not know. */
  export default class DateConverter {
    constructor(date: string);
    toBs(): { year: number; month: number; date: number; day: string };
  }
}
