// @vitest-environment node
import { testRemote } from '@sayapatri/testing/pages';
import remote from './remote.tsx';

await testRemote(remote);
