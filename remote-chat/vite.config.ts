import { defineRemoteBuild } from '../shared/src/vite/preset.ts';

export default defineRemoteBuild({ name: 'remote-chat', port: 5183 });
