import { testStore } from '../testing/storeContract.ts';

testStore('a folder');
