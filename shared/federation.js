/** Lets Vite's config, which Node loads as plain JavaScript, use the TypeScript preset. */
import { tsImport } from 'tsx/esm/api';

export const { defineShell, defineRemoteBuild, drawingsPlugin, drawSvg } = await tsImport(
  './src/federation/preset.ts',
  import.meta.url,
);
