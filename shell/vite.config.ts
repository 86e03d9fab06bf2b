import { defineShell } from '../shared/src/federation/preset.ts';

export default defineShell({ name: 'shell', port: 5180 });
