import { expect, it, vi } from 'vitest';
import { testStore } from '../testing/storeContract.ts';
import { FolderStore } from './folderStore.ts';
import { S3Store } from './s3Store.ts';

testStore('a folder');

it('a bucket out of reach is named in a sentence', async () => {
  const env = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'us-east-1' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.stubEnv('AWS_ENDPOINT_URL_S3', 'http://127.0.0.1:9');
  await expect(
    new S3Store('releases', 'site/', new FolderStore('/nowhere')).read('live.json'),
  ).rejects.toThrow(/^s3:\/\/releases\/site\/ can't be used \(ECONNREFUSED\): check RELEASE_STORE, /);
});
