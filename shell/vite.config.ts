import { defineShell, drawingsPlugin } from '@sayapatri/build';

const name = 'shell';

export default defineShell({ name, port: 5180, plugins: () => [drawingsPlugin(name)] });
