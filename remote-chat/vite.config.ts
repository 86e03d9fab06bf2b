import { defineRemoteBuild } from '../shared/src/federation/preset.ts';

export default defineRemoteBuild({ name: 'remote-chat', port: 5183 });
