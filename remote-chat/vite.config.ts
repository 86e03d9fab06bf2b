import build from '@sayapatri/build';

export default build.defineRemoteBuild({ name: 'remote-chat', port: 5183 });
