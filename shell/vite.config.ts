import { defineShell, drawingsPlugin } from '../shared/src/vite/preset.ts';

const name = 'shell';

export default defineShell({ name, port: 5180, plugins: () => [drawingsPlugin(name)] });
