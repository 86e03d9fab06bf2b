import build from '@sayapatri/build';
import { postsPlugin } from './vite/postsPlugin.ts';

const name = 'remote-blog';

export default build.defineRemoteBuild({
  name,
  port: 5182,
  plugins: () => [postsPlugin()],
});
