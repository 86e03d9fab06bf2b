import { defineRemoteBuild, drawingsPlugin } from '@sayapatri/build';
import { postsPlugin } from './vite/postsPlugin.ts';

const name = 'remote-blog';

export default defineRemoteBuild({
  name,
  port: 5182,
  plugins: () => [postsPlugin(), drawingsPlugin(name)],
});
