import { defineRemoteBuild, drawingsPlugin } from '../shared/src/vite/preset.ts';
import { postsPlugin } from './vite/postsPlugin.ts';

const name = 'remote-blog';

export default defineRemoteBuild({
  name,
  port: 5182,
  plugins: () => [postsPlugin(), drawingsPlugin(name)],
});
