import { it } from 'vitest';
import { cephIsMissing, startCephServer } from '../testing/cephServer.ts';
import { testStore } from '../testing/storeContract.ts';

if (cephIsMissing === undefined) testStore('a bucket of Ceph', startCephServer);
else it.skip(`a bucket of Ceph: ${cephIsMissing}`);
