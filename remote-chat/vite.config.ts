import { defineRemoteBuild } from '@sayapatri/build';

export default defineRemoteBuild({ name: 'remote-chat', port: 5183 });
