import build from '@sayapatri/build';
import { guidesPlugin } from './vite/guidesPlugin.ts';

const name = 'remote-destinations';

export default build.defineRemoteBuild({
  name,
  port: 5181,
  plugins: () => [guidesPlugin()],
});
