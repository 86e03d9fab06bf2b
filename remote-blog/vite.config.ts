import { defineRemoteBuild } from 'shared/federation';
import { coversPlugin } from './build/coversPlugin.ts';
import { postsPlugin } from './build/postsPlugin.ts';

const name = 'remote-blog';

export default defineRemoteBuild({
  name,
  port: 5182,
  plugins: () => [postsPlugin(), coversPlugin(`/_/${name}/`)],
});
