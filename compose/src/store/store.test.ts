import { startS3Server } from '../testing/s3Server.ts';
import { testStore } from '../testing/storeContract.ts';

testStore('a folder');
testStore('a bucket', startS3Server);
