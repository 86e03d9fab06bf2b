import build from '@sayapatri/build';

export default build.nodeTests;
