import type { Enquiry } from '@sayapatri/contract';
import type { FastifyInstance } from 'fastify';
import { onTestFinished } from 'vitest';
import { buildApp } from '../app.ts';
import { type Config, readConfig } from '../config/config.ts';
import { EnquiryStore } from '../enquiries/enquiryStore.ts';
import { openSqlite } from '../enquiries/sqliteStore.ts';
import { createMetrics, type Metrics } from '../metrics/metrics.ts';
import { composedSite } from './composedSite.ts';

export interface TestApp {
  app: FastifyInstance;
  config: Config;
  enquiries: EnquiryStore;
  metrics: Metrics;
  /** The folder that holds the sites, the link `current` and the data. */
  folder: string;
}

/** A test may replace parts of the configuration or of the store, or the whole `store`. */
interface Replaced {
  config?: Partial<Config>;
  enquiries?: Partial<EnquiryStore>;
  store?: EnquiryStore;
}

/** The real app on a composed site named "one" and its own database. */
export async function appForTest(replaced: Replaced = {}): Promise<TestApp> {
  const { folder, ...folders } = composedSite();
  const config: Config = {
    ...readConfig({}),
    ...folders,
    logLevel: 'silent',
    ...replaced.config,
  };
  const opened = replaced.store ?? (await openSqlite(config.dataDir));
  const enquiries: EnquiryStore = Object.assign(opened, replaced.enquiries);
  const metrics = createMetrics();
  const app = await buildApp({ config, enquiries, metrics });
  onTestFinished(async () => {
    await app.close();
    if (opened !== replaced.store) await opened.close();
  });
  return { app, config, enquiries, metrics, folder };
}

export const sampleEnquiry: Enquiry = {
  name: 'Asha Sample',
  email: 'asha@student.example',
  phone: '+977 9800000000',
  message: 'नमस्ते, I would like to study in Australia.',
  timestamp: '2024-05-01T09:30:00.000Z',
};

/** Whether the contact form would take this body for the receipt of a stored enquiry. */
export function readsAsJson(body: string): boolean {
  try {
    JSON.parse(body);
    return true;
  } catch {
    return false;
  }
}

/** The real app without a database, which would take most of a test's time, for tests that store no enquiry. */
export const siteForTest = (replaced: Omit<Replaced, 'store'> = {}): Promise<TestApp> =>
  appForTest({ ...replaced, store: new EnquiryStore(noDatabase) });

const noDatabase = {
  ready: () => Promise.reject(new Error('This test has no enquiries.')),
  close: async () => {},
} as never;
