import { defineRemoteBuild } from 'shared/federation';

export default defineRemoteBuild({ name: 'remote-test-prep', port: 5184 });
