#!/usr/bin/env node
// In a package Node reads no TypeScript: tsx reads the commands for it.
import { tsImport } from 'tsx/esm/api';

await tsImport('./src/cli/remoteKit.ts', import.meta.url);
