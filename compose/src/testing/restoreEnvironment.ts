import { afterEach, vi } from 'vitest';

// Vitest restores variables before each test, which is too late for the `beforeAll` of the next file in the same process.
afterEach(() => {
  vi.unstubAllEnvs();
});
