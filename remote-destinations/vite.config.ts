import { defineRemoteBuild, drawingsPlugin } from '../shared/src/vite/preset.ts';
import { guidesPlugin } from './vite/guidesPlugin.ts';

const name = 'remote-destinations';

export default defineRemoteBuild({
  name,
  port: 5181,
  plugins: () => [guidesPlugin(), drawingsPlugin(name)],
});
