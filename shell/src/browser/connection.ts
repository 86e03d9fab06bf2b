/** What browsers report about the visitor's connection (Network Information API): Chromium does, Safari and Firefox do not. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The visitor's connection; empty where the browser reports nothing. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
