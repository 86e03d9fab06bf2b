import { defineRemoteBuild } from 'shared/federation';
import { drawingsPlugin } from './build/drawingsPlugin.ts';
import { guidesPlugin } from './build/guidesPlugin.ts';
import { plainImportsPlugin } from './build/plainImportsPlugin.ts';

const name = 'remote-destinations';

export default defineRemoteBuild({
  name,
  port: 5181,
  plugins: () => [guidesPlugin(), drawingsPlugin(`/_/${name}/`), plainImportsPlugin()],
});
