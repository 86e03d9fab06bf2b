import { defineRemoteBuild, drawingsPlugin } from '@sayapatri/build';

const name = 'remote-test-prep';

export default defineRemoteBuild({ name, port: 5184, plugins: () => [drawingsPlugin(name)] });
