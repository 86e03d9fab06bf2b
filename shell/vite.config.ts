import { defineShell } from 'shared/federation';

export default defineShell({ name: 'shell', port: 5180 });
