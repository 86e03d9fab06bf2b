import build from '@sayapatri/build';

const name = 'remote-chat';

export default build.defineRemoteBuild({ name, port: 5183 });
