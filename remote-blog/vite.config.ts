import { defineRemoteBuild, drawingsPlugin } from 'shared/federation';
import { postsPlugin } from './build/postsPlugin.ts';

const name = 'remote-blog';

export default defineRemoteBuild({
  name,
  port: 5182,
  plugins: () => [postsPlugin(), drawingsPlugin(name)],
});
