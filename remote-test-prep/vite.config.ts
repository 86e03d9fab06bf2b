import { defineRemoteBuild, drawingsPlugin } from '../shared/src/vite/preset.ts';

const name = 'remote-test-prep';

export default defineRemoteBuild({ name, port: 5184, plugins: () => [drawingsPlugin(name)] });
