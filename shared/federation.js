/** Lets Vite's config, which Node loads as plain JavaScript, use the TypeScript preset. */
import { register } from 'tsx/esm/api';

const unregister = register();
export const { defineShell, defineRemoteBuild, drawingsPlugin, drawSvg } = await import(
  './src/federation/preset.ts'
);
await unregister();
