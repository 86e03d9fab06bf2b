import { defineRemoteBuild } from 'shared/federation';

export default defineRemoteBuild({ name: 'remote-destinations', port: 5181 });
