import { defineRemoteBuild } from 'shared/federation';
import { drawingsPlugin } from './build/drawingsPlugin.ts';
import { guidesPlugin } from './build/guidesPlugin.ts';

const name = 'remote-destinations';

export default defineRemoteBuild({
  name,
  port: 5181,
  plugins: () => [guidesPlugin(), drawingsPlugin(`/_/${name}/`)],
});
