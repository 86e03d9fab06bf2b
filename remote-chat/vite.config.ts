import { defineRemoteBuild } from 'shared/federation';

export default defineRemoteBuild({ name: 'remote-chat', port: 5183 });
