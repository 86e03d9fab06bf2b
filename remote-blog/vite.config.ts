import { defineRemoteBuild } from 'shared/federation';

export default defineRemoteBuild({ name: 'remote-blog', port: 5182 });
