// @vitest-environment node
import { testRemote } from 'shared/testing/pages';
import remote from './remote.tsx';

await testRemote(remote);
