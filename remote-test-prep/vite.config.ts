import build from '@sayapatri/build';

const name = 'remote-test-prep';

export default build.defineRemoteBuild({ name, port: 5184 });
