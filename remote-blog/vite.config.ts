import { defineRemoteBuild } from 'shared/federation';
import { postsPlugin } from './build/postsPlugin.ts';

export default defineRemoteBuild({ name: 'remote-blog', port: 5182, plugins: () => [postsPlugin()] });
