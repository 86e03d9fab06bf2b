/** Uses the contact form as a visitor does, and reads the enquiries that the journeys' server has stored. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import Database from 'libsql';

export const thanks = "Thanks! You'll get a response in 24 hours.";

/** An e-mail address that no other test uses, by which a test finds its enquiries. */
export const uniqueEmail = () => `student-${crypto.randomUUID()}@mail.example`;

export const field = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name });

export const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

/** Fills in the open form; without `message`, that field stays as it is. */
export async function fillIn(page: Page, email: string, message?: string): Promise<void> {
  await field(page, 'Name').fill('A Student');
  await field(page, 'Email').fill(email);
  if (message !== undefined) await field(page, 'Message').fill(message);
}

/** The messages from this address that the server has kept, read from its database file. */
export function messagesFrom(email: string): string[] {
  const folder = process.env.E2E_DATA_DIR ?? '';
  const database = new Database(path.join(folder, 'enquiries.db'), { readonly: true, timeout: 30_000 });
  try {
    const rows = database.prepare('SELECT message FROM enquiries WHERE email = ?').all(email);
    return (rows as { message: string }[]).map(({ message }) => message);
  } finally {
    database.close();
  }
}
