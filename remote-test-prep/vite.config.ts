import { defineRemoteBuild } from '../shared/src/vite/preset.ts';

export default defineRemoteBuild({ name: 'remote-test-prep', port: 5184 });
