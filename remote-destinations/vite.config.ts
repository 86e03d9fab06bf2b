import { defineRemoteBuild, drawingsPlugin } from '@sayapatri/build';
import { guidesPlugin } from './vite/guidesPlugin.ts';

const name = 'remote-destinations';

export default defineRemoteBuild({
  name,
  port: 5181,
  plugins: () => [guidesPlugin(), drawingsPlugin(name)],
});
