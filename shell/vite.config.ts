import build from '@sayapatri/build';

const name = 'shell';

export default build.defineShell({ name, port: 5180 });
