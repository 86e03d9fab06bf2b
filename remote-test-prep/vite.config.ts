import { defineRemoteBuild } from '../shared/src/federation/preset.ts';

export default defineRemoteBuild({ name: 'remote-test-prep', port: 5184 });
